// Generated from schemas/*.schema.json by `npm run generate:schemas`. Do not edit.
"use strict";
exports.condition = validate21;
const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"condition.schema.json","title":"Condition","description":"A condition: `all`, `any`, `not`, or a test of one operand with exactly one operator. The same conditions drive rules, dependencies, page skipping, exits, minimum counts and content variants.","$ref":"#/definitions/condition","definitions":{"literal":{"title":"Literal","description":"A literal value; null means empty.","type":["string","number","boolean","null"]},"name":{"title":"Name","description":"A field or model name, in camelCase or PascalCase.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9]*$"},"condition":{"title":"Condition","description":"`{ \"all\": [...] }`, `{ \"any\": [...] }`, `{ \"not\": ... }` or a test `{ \"value\": operand, OPERATOR: operand }`.","type":"object","examples":[{"value":{"field":"mailingCountry","model":"claimantInfo"},"equals":"US"},{"all":[{"value":{"field":"amount"},"greaterThan":100},{"not":{"value":{"field":"refunded"},"equals":true}}]}],"allOf":[{"if":{"type":"object"},"then":{"if":{"type":"object","anyOf":[{"required":["all"],"properties":{"all":true}}]},"then":{"$ref":"#/definitions/all"},"else":{"if":{"type":"object","anyOf":[{"required":["any"],"properties":{"any":true}}]},"then":{"$ref":"#/definitions/any"},"else":{"if":{"type":"object","anyOf":[{"required":["not"],"properties":{"not":true}}]},"then":{"$ref":"#/definitions/not"},"else":{"if":{"type":"object","anyOf":[{"required":["value"],"properties":{"value":true}}]},"then":{"$ref":"#/definitions/test"},"else":{"if":{"type":"object","anyOf":[{"required":["equals"],"properties":{"equals":true}},{"required":["notEquals"],"properties":{"notEquals":true}},{"required":["in"],"properties":{"in":true}},{"required":["matches"],"properties":{"matches":true}},{"required":["empty"],"properties":{"empty":true}},{"required":["greaterThan"],"properties":{"greaterThan":true}},{"required":["atLeast"],"properties":{"atLeast":true}},{"required":["lessThan"],"properties":{"lessThan":true}},{"required":["atMost"],"properties":{"atMost":true}},{"required":["before"],"properties":{"before":true}},{"required":["onOrBefore"],"properties":{"onOrBefore":true}},{"required":["after"],"properties":{"after":true}},{"required":["onOrAfter"],"properties":{"onOrAfter":true}}]},"then":{"$ref":"#/definitions/test"},"else":{"noAlternative":["all","any","not","value"]}}}}}}}]},"all":{"title":"AllCondition","description":"Holds when every part holds.","type":"object","required":["all"],"additionalProperties":false,"properties":{"all":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/condition"}}}},"any":{"title":"AnyCondition","description":"Holds when at least one part holds.","type":"object","required":["any"],"additionalProperties":false,"properties":{"any":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/condition"}}}},"not":{"title":"NotCondition","description":"Holds when the part does not. Only `not` negates: an ordering comparison with an empty side is false, and so is its opposite.","type":"object","required":["not"],"additionalProperties":false,"properties":{"not":{"$ref":"#/definitions/condition"}}},"test":{"title":"TestCondition","description":"A test: one operand, `value`, and exactly one operator.","type":"object","required":["value"],"minProperties":2,"maxProperties":2,"additionalProperties":false,"properties":{"value":{"$ref":"#/definitions/operand"},"equals":{"description":"The same text, number or boolean; null means empty.","$ref":"#/definitions/operand"},"notEquals":{"description":"Not the same.","$ref":"#/definitions/operand"},"in":{"description":"One of these literals; null means empty.","type":"array","minItems":1,"items":{"$ref":"#/definitions/literal"}},"matches":{"description":"A pattern (JavaScript syntax, flag u) that matches anywhere in the text; never on an empty value.","type":"string"},"empty":{"description":"`true`: the value is empty; `false`: it is not.","type":"boolean"},"greaterThan":{"description":"A greater number, in exact decimals.","$ref":"#/definitions/operand"},"atLeast":{"description":"A number that is greater or equal.","$ref":"#/definitions/operand"},"lessThan":{"description":"A smaller number.","$ref":"#/definitions/operand"},"atMost":{"description":"A number that is smaller or equal.","$ref":"#/definitions/operand"},"before":{"description":"An earlier day.","$ref":"#/definitions/operand"},"onOrBefore":{"description":"The same or an earlier day.","$ref":"#/definitions/operand"},"after":{"description":"A later day.","$ref":"#/definitions/operand"},"onOrAfter":{"description":"The same or a later day.","$ref":"#/definitions/operand"}}},"operand":{"title":"Operand","description":"A literal, such as `100` or `\"yes\"`, or an object that stands for a value: a field, the day, a count, a calculation, a column of the class list, the way in.","examples":[{"field":"amountClaimed"},{"today":{"years":-18}},{"count":"claimTransactions"},{"sum":"amountClaimed","of":"claimTransactions"},{"shift":{"field":"boughtOn"},"years":4},{"least":[{"first":[{"field":"amountClaimed"},0]},1500]}],"allOf":[{"if":{"type":"object"},"then":{"if":{"type":"object","anyOf":[{"required":["field"],"properties":{"field":true}}]},"then":{"$ref":"#/definitions/fieldOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["today"],"properties":{"today":true}}]},"then":{"$ref":"#/definitions/todayOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["count"],"properties":{"count":true}}]},"then":{"$ref":"#/definitions/countOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["sum"],"properties":{"sum":true}}]},"then":{"$ref":"#/definitions/sumOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["add"],"properties":{"add":true}}]},"then":{"$ref":"#/definitions/addOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["multiply"],"properties":{"multiply":true}}]},"then":{"$ref":"#/definitions/multiplyOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["subtract"],"properties":{"subtract":true}}]},"then":{"$ref":"#/definitions/subtractOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["divide"],"properties":{"divide":true}}]},"then":{"$ref":"#/definitions/divideOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["shift"],"properties":{"shift":true}}]},"then":{"$ref":"#/definitions/shiftOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["daysBetween"],"properties":{"daysBetween":true}}]},"then":{"$ref":"#/definitions/daysBetweenOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["round"],"properties":{"round":true}}]},"then":{"$ref":"#/definitions/roundOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["least"],"properties":{"least":true}}]},"then":{"$ref":"#/definitions/leastOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["greatest"],"properties":{"greatest":true}}]},"then":{"$ref":"#/definitions/greatestOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["first"],"properties":{"first":true}}]},"then":{"$ref":"#/definitions/firstOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["member"],"properties":{"member":true}}]},"then":{"$ref":"#/definitions/memberOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["entry"],"properties":{"entry":true}}]},"then":{"$ref":"#/definitions/entryOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["model"],"properties":{"model":true}}]},"then":{"$ref":"#/definitions/fieldOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["where"],"properties":{"where":true}}]},"then":{"$ref":"#/definitions/countOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["of"],"properties":{"of":true}},{"required":["where"],"properties":{"where":true}},{"required":["of"],"properties":{"of":true}}]},"then":{"$ref":"#/definitions/sumOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["years"],"properties":{"years":true}},{"required":["months"],"properties":{"months":true}},{"required":["days"],"properties":{"days":true}}]},"then":{"$ref":"#/definitions/shiftOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["places"],"properties":{"places":true}},{"required":["places"],"properties":{"places":true}}]},"then":{"$ref":"#/definitions/roundOperand"},"else":{"noAlternative":["field","today","count","sum","add","multiply","subtract","divide","shift","daysBetween","round","least","greatest","first","member","entry"]}}}}}}}}}}}}}}}}}}}}}},"else":{"$ref":"#/definitions/literal"}}]},"fieldOperand":{"title":"FieldOperand","description":"The value of a field: of the innermost record first, then of the record around it, then of the own model; or of the single model that `model` names.","type":"object","required":["field"],"additionalProperties":false,"properties":{"field":{"$ref":"#/definitions/name"},"model":{"$ref":"#/definitions/name"}}},"todayOperand":{"title":"TodayOperand","description":"The day in Los Angeles, shifted by years, months and days.","type":"object","required":["today"],"additionalProperties":false,"properties":{"today":{"type":"object","additionalProperties":false,"properties":{"years":{"type":"integer"},"months":{"type":"integer"},"days":{"type":"integer"}}}}},"countOperand":{"title":"CountOperand","description":"How many records a list has, or how many for which `where` holds.","type":"object","required":["count"],"additionalProperties":false,"properties":{"count":{"$ref":"#/definitions/name"},"where":{"$ref":"#/definitions/condition"}}},"sumOperand":{"title":"SumOperand","description":"The exact sum of a field over the records of a list; empty values are skipped.","type":"object","required":["sum","of"],"additionalProperties":false,"properties":{"sum":{"$ref":"#/definitions/name"},"of":{"$ref":"#/definitions/name"},"where":{"$ref":"#/definitions/condition"}}},"addOperand":{"title":"AddOperand","description":"The sum of the operands; empty when one of them is.","type":"object","required":["add"],"additionalProperties":false,"properties":{"add":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/operand"}}}},"multiplyOperand":{"title":"MultiplyOperand","description":"The product of the operands; empty when one of them is.","type":"object","required":["multiply"],"additionalProperties":false,"properties":{"multiply":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/operand"}}}},"subtractOperand":{"title":"SubtractOperand","description":"The first less the second.","type":"object","required":["subtract"],"additionalProperties":false,"properties":{"subtract":{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"#/definitions/operand"}}}},"divideOperand":{"title":"DivideOperand","description":"The first by the second, rounded half-even to 20 significant digits; empty when the second is zero.","type":"object","required":["divide"],"additionalProperties":false,"properties":{"divide":{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"#/definitions/operand"}}}},"shiftOperand":{"title":"ShiftOperand","description":"A date, so many years, months and days later, or earlier with negative numbers. Years and months count first, and the 31st of a month that has none is its last day; then the days. Empty where the date is empty or unreadable, or the result leaves the years 1000 to 9999.","type":"object","required":["shift"],"additionalProperties":false,"properties":{"shift":{"$ref":"#/definitions/operand"},"years":{"type":"integer"},"months":{"type":"integer"},"days":{"type":"integer"}}},"daysBetweenOperand":{"title":"DaysBetweenOperand","description":"The calendar days from the first date to the second, negative when the second is earlier; empty where either is no date.","type":"object","required":["daysBetween"],"additionalProperties":false,"properties":{"daysBetween":{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"#/definitions/operand"}}}},"roundOperand":{"title":"RoundOperand","description":"A number with exactly so many decimals, half away from zero: `609.305` becomes `609.31`, and 7 becomes `7.00`. Round last: what is calculated with the rounded number has as many decimals as it needs.","type":"object","required":["round","places"],"additionalProperties":false,"properties":{"round":{"$ref":"#/definitions/operand"},"places":{"type":"integer","minimum":0,"maximum":20}}},"leastOperand":{"title":"LeastOperand","description":"The least of numbers, or the earliest of dates; what is empty or unreadable is passed over. A text field is read as what the others are; numbers beside dates are an error. Beside a number, what may be empty needs a default: the least of nothing and 1,500 is 1,500 (finding `empty-sum`).","type":"object","required":["least"],"additionalProperties":false,"properties":{"least":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/operand"}}}},"greatestOperand":{"title":"GreatestOperand","description":"The greatest of numbers, or the latest of dates, as `least` reads them.","type":"object","required":["greatest"],"additionalProperties":false,"properties":{"greatest":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/operand"}}}},"firstOperand":{"title":"FirstOperand","description":"The first operand that is not empty: a default for an answer that may be missing. A boolean is never empty.","type":"object","required":["first"],"additionalProperties":false,"properties":{"first":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/operand"}}}},"memberOperand":{"title":"MemberOperand","description":"A field of the row of the class list with which the claimant signed in, the first record of the model `prepopulatedData`. Give that model the prefill columns that you need; only the server fills it, and it judges by its own row. Where there is no row, on a form that is open, every member is empty, a boolean too.","type":"object","required":["member"],"additionalProperties":false,"properties":{"member":{"$ref":"#/definitions/name"}}},"entryOperand":{"title":"EntryOperand","description":"The way past the entry page, as text: `classList`, `claims` or `open`, as the form's `authorization` has it. A case file names it in its `context`; where it does not, `entry` is empty.","type":"object","required":["entry"],"additionalProperties":false,"properties":{"entry":{"type":"object","additionalProperties":false,"properties":{}}}}}};
const schema7 = {"title":"Condition","description":"`{ \"all\": [...] }`, `{ \"any\": [...] }`, `{ \"not\": ... }` or a test `{ \"value\": operand, OPERATOR: operand }`.","type":"object","examples":[{"value":{"field":"mailingCountry","model":"claimantInfo"},"equals":"US"},{"all":[{"value":{"field":"amount"},"greaterThan":100},{"not":{"value":{"field":"refunded"},"equals":true}}]}],"allOf":[{"if":{"type":"object"},"then":{"if":{"type":"object","anyOf":[{"required":["all"],"properties":{"all":true}}]},"then":{"$ref":"#/definitions/all"},"else":{"if":{"type":"object","anyOf":[{"required":["any"],"properties":{"any":true}}]},"then":{"$ref":"#/definitions/any"},"else":{"if":{"type":"object","anyOf":[{"required":["not"],"properties":{"not":true}}]},"then":{"$ref":"#/definitions/not"},"else":{"if":{"type":"object","anyOf":[{"required":["value"],"properties":{"value":true}}]},"then":{"$ref":"#/definitions/test"},"else":{"if":{"type":"object","anyOf":[{"required":["equals"],"properties":{"equals":true}},{"required":["notEquals"],"properties":{"notEquals":true}},{"required":["in"],"properties":{"in":true}},{"required":["matches"],"properties":{"matches":true}},{"required":["empty"],"properties":{"empty":true}},{"required":["greaterThan"],"properties":{"greaterThan":true}},{"required":["atLeast"],"properties":{"atLeast":true}},{"required":["lessThan"],"properties":{"lessThan":true}},{"required":["atMost"],"properties":{"atMost":true}},{"required":["before"],"properties":{"before":true}},{"required":["onOrBefore"],"properties":{"onOrBefore":true}},{"required":["after"],"properties":{"after":true}},{"required":["onOrAfter"],"properties":{"onOrAfter":true}}]},"then":{"$ref":"#/definitions/test"},"else":{"noAlternative":["all","any","not","value"]}}}}}}}]};
const schema8 = {"title":"AllCondition","description":"Holds when every part holds.","type":"object","required":["all"],"additionalProperties":false,"properties":{"all":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/condition"}}}};
const wrapper0 = {validate: validate22};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.all === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "all"},message:"must have required property '"+"all"+"'",schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "all")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.all !== undefined){
let data0 = data.all;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/all",schemaPath:"#/properties/all/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema8.properties.all,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data0[i0], {instancePath:instancePath+"/all/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema8.properties.all.type,parentSchema:schema8.properties.all,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

const schema9 = {"title":"AnyCondition","description":"Holds when at least one part holds.","type":"object","required":["any"],"additionalProperties":false,"properties":{"any":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/condition"}}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.any === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "any"},message:"must have required property '"+"any"+"'",schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "any")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.any !== undefined){
let data0 = data.any;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/any",schemaPath:"#/properties/any/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema9.properties.any,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data0[i0], {instancePath:instancePath+"/any/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/any",schemaPath:"#/properties/any/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema9.properties.any.type,parentSchema:schema9.properties.any,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema10 = {"title":"NotCondition","description":"Holds when the part does not. Only `not` negates: an ordering comparison with an empty side is false, and so is its opposite.","type":"object","required":["not"],"additionalProperties":false,"properties":{"not":{"$ref":"#/definitions/condition"}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.not === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not"},message:"must have required property '"+"not"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "not")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.not !== undefined){
if(!(wrapper0.validate(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const schema11 = {"title":"TestCondition","description":"A test: one operand, `value`, and exactly one operator.","type":"object","required":["value"],"minProperties":2,"maxProperties":2,"additionalProperties":false,"properties":{"value":{"$ref":"#/definitions/operand"},"equals":{"description":"The same text, number or boolean; null means empty.","$ref":"#/definitions/operand"},"notEquals":{"description":"Not the same.","$ref":"#/definitions/operand"},"in":{"description":"One of these literals; null means empty.","type":"array","minItems":1,"items":{"$ref":"#/definitions/literal"}},"matches":{"description":"A pattern (JavaScript syntax, flag u) that matches anywhere in the text; never on an empty value.","type":"string"},"empty":{"description":"`true`: the value is empty; `false`: it is not.","type":"boolean"},"greaterThan":{"description":"A greater number, in exact decimals.","$ref":"#/definitions/operand"},"atLeast":{"description":"A number that is greater or equal.","$ref":"#/definitions/operand"},"lessThan":{"description":"A smaller number.","$ref":"#/definitions/operand"},"atMost":{"description":"A number that is smaller or equal.","$ref":"#/definitions/operand"},"before":{"description":"An earlier day.","$ref":"#/definitions/operand"},"onOrBefore":{"description":"The same or an earlier day.","$ref":"#/definitions/operand"},"after":{"description":"A later day.","$ref":"#/definitions/operand"},"onOrAfter":{"description":"The same or a later day.","$ref":"#/definitions/operand"}}};
const func2 = Object.prototype.hasOwnProperty;
const schema12 = {"title":"Operand","description":"A literal, such as `100` or `\"yes\"`, or an object that stands for a value: a field, the day, a count, a calculation, a column of the class list, the way in.","examples":[{"field":"amountClaimed"},{"today":{"years":-18}},{"count":"claimTransactions"},{"sum":"amountClaimed","of":"claimTransactions"},{"shift":{"field":"boughtOn"},"years":4},{"least":[{"first":[{"field":"amountClaimed"},0]},1500]}],"allOf":[{"if":{"type":"object"},"then":{"if":{"type":"object","anyOf":[{"required":["field"],"properties":{"field":true}}]},"then":{"$ref":"#/definitions/fieldOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["today"],"properties":{"today":true}}]},"then":{"$ref":"#/definitions/todayOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["count"],"properties":{"count":true}}]},"then":{"$ref":"#/definitions/countOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["sum"],"properties":{"sum":true}}]},"then":{"$ref":"#/definitions/sumOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["add"],"properties":{"add":true}}]},"then":{"$ref":"#/definitions/addOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["multiply"],"properties":{"multiply":true}}]},"then":{"$ref":"#/definitions/multiplyOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["subtract"],"properties":{"subtract":true}}]},"then":{"$ref":"#/definitions/subtractOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["divide"],"properties":{"divide":true}}]},"then":{"$ref":"#/definitions/divideOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["shift"],"properties":{"shift":true}}]},"then":{"$ref":"#/definitions/shiftOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["daysBetween"],"properties":{"daysBetween":true}}]},"then":{"$ref":"#/definitions/daysBetweenOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["round"],"properties":{"round":true}}]},"then":{"$ref":"#/definitions/roundOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["least"],"properties":{"least":true}}]},"then":{"$ref":"#/definitions/leastOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["greatest"],"properties":{"greatest":true}}]},"then":{"$ref":"#/definitions/greatestOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["first"],"properties":{"first":true}}]},"then":{"$ref":"#/definitions/firstOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["member"],"properties":{"member":true}}]},"then":{"$ref":"#/definitions/memberOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["entry"],"properties":{"entry":true}}]},"then":{"$ref":"#/definitions/entryOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["model"],"properties":{"model":true}}]},"then":{"$ref":"#/definitions/fieldOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["where"],"properties":{"where":true}}]},"then":{"$ref":"#/definitions/countOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["of"],"properties":{"of":true}},{"required":["where"],"properties":{"where":true}},{"required":["of"],"properties":{"of":true}}]},"then":{"$ref":"#/definitions/sumOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["years"],"properties":{"years":true}},{"required":["months"],"properties":{"months":true}},{"required":["days"],"properties":{"days":true}}]},"then":{"$ref":"#/definitions/shiftOperand"},"else":{"if":{"type":"object","anyOf":[{"required":["places"],"properties":{"places":true}},{"required":["places"],"properties":{"places":true}}]},"then":{"$ref":"#/definitions/roundOperand"},"else":{"noAlternative":["field","today","count","sum","add","multiply","subtract","divide","shift","daysBetween","round","least","greatest","first","member","entry"]}}}}}}}}}}}}}}}}}}}}}},"else":{"$ref":"#/definitions/literal"}}]};
const schema13 = {"title":"FieldOperand","description":"The value of a field: of the innermost record first, then of the record around it, then of the own model; or of the single model that `model` names.","type":"object","required":["field"],"additionalProperties":false,"properties":{"field":{"$ref":"#/definitions/name"},"model":{"$ref":"#/definitions/name"}}};
const schema14 = {"title":"Name","description":"A field or model name, in camelCase or PascalCase.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9]*$"};
const pattern0 = new RegExp("^[A-Za-z][A-Za-z0-9]*$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9]*$",parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "field") || (key0 === "model"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.field !== undefined){
if(!(validate32(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate32(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema15 = {"title":"TodayOperand","description":"The day in Los Angeles, shifted by years, months and days.","type":"object","required":["today"],"additionalProperties":false,"properties":{"today":{"type":"object","additionalProperties":false,"properties":{"years":{"type":"integer"},"months":{"type":"integer"},"days":{"type":"integer"}}}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.today === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "today"},message:"must have required property '"+"today"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "today")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.today !== undefined){
let data0 = data.today;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(((key1 === "years") || (key1 === "months")) || (key1 === "days"))){
const err2 = {instancePath:instancePath+"/today",schemaPath:"#/properties/today/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema15.properties.today,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.years !== undefined){
let data1 = data0.years;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/today/years",schemaPath:"#/properties/today/properties/years/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema15.properties.today.properties.years.type,parentSchema:schema15.properties.today.properties.years,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.months !== undefined){
let data2 = data0.months;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/today/months",schemaPath:"#/properties/today/properties/months/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema15.properties.today.properties.months.type,parentSchema:schema15.properties.today.properties.months,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.days !== undefined){
let data3 = data0.days;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/today/days",schemaPath:"#/properties/today/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema15.properties.today.properties.days.type,parentSchema:schema15.properties.today.properties.days,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/today",schemaPath:"#/properties/today/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.today.type,parentSchema:schema15.properties.today,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

const schema16 = {"title":"CountOperand","description":"How many records a list has, or how many for which `where` holds.","type":"object","required":["count"],"additionalProperties":false,"properties":{"count":{"$ref":"#/definitions/name"},"where":{"$ref":"#/definitions/condition"}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "count") || (key0 === "where"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.count !== undefined){
if(!(validate32(data.count, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(wrapper0.validate(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

const schema17 = {"title":"SumOperand","description":"The exact sum of a field over the records of a list; empty values are skipped.","type":"object","required":["sum","of"],"additionalProperties":false,"properties":{"sum":{"$ref":"#/definitions/name"},"of":{"$ref":"#/definitions/name"},"where":{"$ref":"#/definitions/condition"}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sum === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sum"},message:"must have required property '"+"sum"+"'",schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.of === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "of"},message:"must have required property '"+"of"+"'",schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "sum") || (key0 === "of")) || (key0 === "where"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sum !== undefined){
if(!(validate32(data.sum, {instancePath:instancePath+"/sum",parentData:data,parentDataProperty:"sum",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
if(!(validate32(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(wrapper0.validate(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

const schema18 = {"title":"AddOperand","description":"The sum of the operands; empty when one of them is.","type":"object","required":["add"],"additionalProperties":false,"properties":{"add":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/operand"}}}};
const wrapper5 = {validate: validate30};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.add === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "add"},message:"must have required property '"+"add"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "add")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.add !== undefined){
let data0 = data.add;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema18.properties.add,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper5.validate(data0[i0], {instancePath:instancePath+"/add/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema18.properties.add.type,parentSchema:schema18.properties.add,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

const schema19 = {"title":"MultiplyOperand","description":"The product of the operands; empty when one of them is.","type":"object","required":["multiply"],"additionalProperties":false,"properties":{"multiply":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/operand"}}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.multiply === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "multiply"},message:"must have required property '"+"multiply"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "multiply")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.multiply !== undefined){
let data0 = data.multiply;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/multiply",schemaPath:"#/properties/multiply/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema19.properties.multiply,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper5.validate(data0[i0], {instancePath:instancePath+"/multiply/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/multiply",schemaPath:"#/properties/multiply/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.multiply.type,parentSchema:schema19.properties.multiply,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

const schema20 = {"title":"SubtractOperand","description":"The first less the second.","type":"object","required":["subtract"],"additionalProperties":false,"properties":{"subtract":{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"#/definitions/operand"}}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subtract === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subtract"},message:"must have required property '"+"subtract"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "subtract")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.subtract !== undefined){
let data0 = data.subtract;
if(Array.isArray(data0)){
if(data0.length > 2){
const err2 = {instancePath:instancePath+"/subtract",schemaPath:"#/properties/subtract/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items",schema:2,parentSchema:schema20.properties.subtract,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 2){
const err3 = {instancePath:instancePath+"/subtract",schemaPath:"#/properties/subtract/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema20.properties.subtract,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper5.validate(data0[i0], {instancePath:instancePath+"/subtract/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/subtract",schemaPath:"#/properties/subtract/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema20.properties.subtract.type,parentSchema:schema20.properties.subtract,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

const schema21 = {"title":"DivideOperand","description":"The first by the second, rounded half-even to 20 significant digits; empty when the second is zero.","type":"object","required":["divide"],"additionalProperties":false,"properties":{"divide":{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"#/definitions/operand"}}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.divide === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "divide"},message:"must have required property '"+"divide"+"'",schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "divide")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.divide !== undefined){
let data0 = data.divide;
if(Array.isArray(data0)){
if(data0.length > 2){
const err2 = {instancePath:instancePath+"/divide",schemaPath:"#/properties/divide/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items",schema:2,parentSchema:schema21.properties.divide,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 2){
const err3 = {instancePath:instancePath+"/divide",schemaPath:"#/properties/divide/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema21.properties.divide,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper5.validate(data0[i0], {instancePath:instancePath+"/divide/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/divide",schemaPath:"#/properties/divide/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema21.properties.divide.type,parentSchema:schema21.properties.divide,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

const schema22 = {"title":"ShiftOperand","description":"A date, so many years, months and days later, or earlier with negative numbers. Years and months count first, and the 31st of a month that has none is its last day; then the days. Empty where the date is empty or unreadable, or the result leaves the years 1000 to 9999.","type":"object","required":["shift"],"additionalProperties":false,"properties":{"shift":{"$ref":"#/definitions/operand"},"years":{"type":"integer"},"months":{"type":"integer"},"days":{"type":"integer"}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.shift === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shift"},message:"must have required property '"+"shift"+"'",schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "shift") || (key0 === "years")) || (key0 === "months")) || (key0 === "days"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.shift !== undefined){
if(!(wrapper5.validate(data.shift, {instancePath:instancePath+"/shift",parentData:data,parentDataProperty:"shift",rootData}))){
vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
errors = vErrors.length;
}
}
if(data.years !== undefined){
let data1 = data.years;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/years",schemaPath:"#/properties/years/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema22.properties.years.type,parentSchema:schema22.properties.years,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.months !== undefined){
let data2 = data.months;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/months",schemaPath:"#/properties/months/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema22.properties.months.type,parentSchema:schema22.properties.months,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.days !== undefined){
let data3 = data.days;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema22.properties.days.type,parentSchema:schema22.properties.days,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

const schema23 = {"title":"DaysBetweenOperand","description":"The calendar days from the first date to the second, negative when the second is earlier; empty where either is no date.","type":"object","required":["daysBetween"],"additionalProperties":false,"properties":{"daysBetween":{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"#/definitions/operand"}}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.daysBetween === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "daysBetween"},message:"must have required property '"+"daysBetween"+"'",schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "daysBetween")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.daysBetween !== undefined){
let data0 = data.daysBetween;
if(Array.isArray(data0)){
if(data0.length > 2){
const err2 = {instancePath:instancePath+"/daysBetween",schemaPath:"#/properties/daysBetween/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items",schema:2,parentSchema:schema23.properties.daysBetween,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 2){
const err3 = {instancePath:instancePath+"/daysBetween",schemaPath:"#/properties/daysBetween/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema23.properties.daysBetween,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper5.validate(data0[i0], {instancePath:instancePath+"/daysBetween/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/daysBetween",schemaPath:"#/properties/daysBetween/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema23.properties.daysBetween.type,parentSchema:schema23.properties.daysBetween,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

const schema24 = {"title":"RoundOperand","description":"A number with exactly so many decimals, half away from zero: `609.305` becomes `609.31`, and 7 becomes `7.00`. Round last: what is calculated with the rounded number has as many decimals as it needs.","type":"object","required":["round","places"],"additionalProperties":false,"properties":{"round":{"$ref":"#/definitions/operand"},"places":{"type":"integer","minimum":0,"maximum":20}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.round === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "round"},message:"must have required property '"+"round"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.places === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "places"},message:"must have required property '"+"places"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "round") || (key0 === "places"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.round !== undefined){
if(!(wrapper5.validate(data.round, {instancePath:instancePath+"/round",parentData:data,parentDataProperty:"round",rootData}))){
vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
errors = vErrors.length;
}
}
if(data.places !== undefined){
let data1 = data.places;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.places.type,parentSchema:schema24.properties.places,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 20 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20",schema:20,parentSchema:schema24.properties.places,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema24.properties.places,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

const schema25 = {"title":"LeastOperand","description":"The least of numbers, or the earliest of dates; what is empty or unreadable is passed over. A text field is read as what the others are; numbers beside dates are an error. Beside a number, what may be empty needs a default: the least of nothing and 1,500 is 1,500 (finding `empty-sum`).","type":"object","required":["least"],"additionalProperties":false,"properties":{"least":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/operand"}}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.least === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "least"},message:"must have required property '"+"least"+"'",schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "least")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.least !== undefined){
let data0 = data.least;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/least",schemaPath:"#/properties/least/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema25.properties.least,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper5.validate(data0[i0], {instancePath:instancePath+"/least/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/least",schemaPath:"#/properties/least/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema25.properties.least.type,parentSchema:schema25.properties.least,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}

const schema26 = {"title":"GreatestOperand","description":"The greatest of numbers, or the latest of dates, as `least` reads them.","type":"object","required":["greatest"],"additionalProperties":false,"properties":{"greatest":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/operand"}}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.greatest === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "greatest"},message:"must have required property '"+"greatest"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "greatest")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.greatest !== undefined){
let data0 = data.greatest;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/greatest",schemaPath:"#/properties/greatest/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema26.properties.greatest,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper5.validate(data0[i0], {instancePath:instancePath+"/greatest/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/greatest",schemaPath:"#/properties/greatest/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema26.properties.greatest.type,parentSchema:schema26.properties.greatest,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

const schema27 = {"title":"FirstOperand","description":"The first operand that is not empty: a default for an answer that may be missing. A boolean is never empty.","type":"object","required":["first"],"additionalProperties":false,"properties":{"first":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/operand"}}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "first")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.first !== undefined){
let data0 = data.first;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema27.properties.first,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper5.validate(data0[i0], {instancePath:instancePath+"/first/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/first",schemaPath:"#/properties/first/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema27.properties.first.type,parentSchema:schema27.properties.first,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

const schema28 = {"title":"MemberOperand","description":"A field of the row of the class list with which the claimant signed in, the first record of the model `prepopulatedData`. Give that model the prefill columns that you need; only the server fills it, and it judges by its own row. Where there is no row, on a form that is open, every member is empty, a boolean too.","type":"object","required":["member"],"additionalProperties":false,"properties":{"member":{"$ref":"#/definitions/name"}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.member === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "member"},message:"must have required property '"+"member"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "member")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.member !== undefined){
if(!(validate32(data.member, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

const schema29 = {"title":"EntryOperand","description":"The way past the entry page, as text: `classList`, `claims` or `open`, as the form's `authorization` has it. A case file names it in its `context`; where it does not, `entry` is empty.","type":"object","required":["entry"],"additionalProperties":false,"properties":{"entry":{"type":"object","additionalProperties":false,"properties":{}}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entry === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entry"},message:"must have required property '"+"entry"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "entry")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.entry !== undefined){
let data0 = data.entry;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const err2 = {instancePath:instancePath+"/entry",schemaPath:"#/properties/entry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema29.properties.entry,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/entry",schemaPath:"#/properties/entry/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.properties.entry.type,parentSchema:schema29.properties.entry,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

const schema30 = {"title":"Literal","description":"A literal value; null means empty.","type":["string","number","boolean","null"]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema30.type},message:"must be string,number,boolean,null",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = true;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.field === undefined) && (missing0 = "field")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid2 = _errs9 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs10 = errors;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
ifClause1 = "then";
}
else {
const _errs11 = errors;
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs15 = errors;
let valid5 = false;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.today === undefined) && (missing1 = "today")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid4 = _errs16 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var _valid3 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid3){
const _errs17 = errors;
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var _valid3 = _errs17 === errors;
valid4 = _valid3;
ifClause2 = "then";
}
else {
const _errs18 = errors;
const _errs19 = errors;
let valid6 = true;
const _errs20 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs22 = errors;
let valid7 = false;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.count === undefined) && (missing2 = "count")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid6 = _errs23 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var _valid5 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid5){
const _errs24 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid5 = _errs24 === errors;
valid6 = _valid5;
ifClause3 = "then";
}
else {
const _errs25 = errors;
const _errs26 = errors;
let valid8 = true;
const _errs27 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs29 = errors;
let valid9 = false;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.sum === undefined) && (missing3 = "sum")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid8 = _errs30 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var _valid7 = _errs27 === errors;
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid7){
const _errs31 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid7 = _errs31 === errors;
valid8 = _valid7;
ifClause4 = "then";
}
else {
const _errs32 = errors;
const _errs33 = errors;
let valid10 = true;
const _errs34 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs36 = errors;
let valid11 = false;
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.add === undefined) && (missing4 = "add")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid10 = _errs37 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
var _valid9 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
let ifClause5;
if(_valid9){
const _errs38 = errors;
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid9 = _errs38 === errors;
valid10 = _valid9;
ifClause5 = "then";
}
else {
const _errs39 = errors;
const _errs40 = errors;
let valid12 = true;
const _errs41 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs43 = errors;
let valid13 = false;
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.multiply === undefined) && (missing5 = "multiply")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid12 = _errs44 === errors;
valid13 = valid13 || _valid12;
if(!valid13){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
var _valid11 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
let ifClause6;
if(_valid11){
const _errs45 = errors;
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var _valid11 = _errs45 === errors;
valid12 = _valid11;
ifClause6 = "then";
}
else {
const _errs46 = errors;
const _errs47 = errors;
let valid14 = true;
const _errs48 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs50 = errors;
let valid15 = false;
const _errs51 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.subtract === undefined) && (missing6 = "subtract")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid14 = _errs51 === errors;
valid15 = valid15 || _valid14;
if(!valid15){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
var _valid13 = _errs48 === errors;
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
let ifClause7;
if(_valid13){
const _errs52 = errors;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var _valid13 = _errs52 === errors;
valid14 = _valid13;
ifClause7 = "then";
}
else {
const _errs53 = errors;
const _errs54 = errors;
let valid16 = true;
const _errs55 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs57 = errors;
let valid17 = false;
const _errs58 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.divide === undefined) && (missing7 = "divide")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid16 = _errs58 === errors;
valid17 = valid17 || _valid16;
if(!valid17){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
}
var _valid15 = _errs55 === errors;
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
let ifClause8;
if(_valid15){
const _errs59 = errors;
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid15 = _errs59 === errors;
valid16 = _valid15;
ifClause8 = "then";
}
else {
const _errs60 = errors;
const _errs61 = errors;
let valid18 = true;
const _errs62 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs64 = errors;
let valid19 = false;
const _errs65 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.shift === undefined) && (missing8 = "shift")){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid18 = _errs65 === errors;
valid19 = valid19 || _valid18;
if(!valid19){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
var _valid17 = _errs62 === errors;
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
let ifClause9;
if(_valid17){
const _errs66 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid17 = _errs66 === errors;
valid18 = _valid17;
ifClause9 = "then";
}
else {
const _errs67 = errors;
const _errs68 = errors;
let valid20 = true;
const _errs69 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs71 = errors;
let valid21 = false;
const _errs72 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.daysBetween === undefined) && (missing9 = "daysBetween")){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid20 = _errs72 === errors;
valid21 = valid21 || _valid20;
if(!valid21){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
}
var _valid19 = _errs69 === errors;
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
let ifClause10;
if(_valid19){
const _errs73 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid19 = _errs73 === errors;
valid20 = _valid19;
ifClause10 = "then";
}
else {
const _errs74 = errors;
const _errs75 = errors;
let valid22 = true;
const _errs76 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs78 = errors;
let valid23 = false;
const _errs79 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.round === undefined) && (missing10 = "round")){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var _valid22 = _errs79 === errors;
valid23 = valid23 || _valid22;
if(!valid23){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
var _valid21 = _errs76 === errors;
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
let ifClause11;
if(_valid21){
const _errs80 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid21 = _errs80 === errors;
valid22 = _valid21;
ifClause11 = "then";
}
else {
const _errs81 = errors;
const _errs82 = errors;
let valid24 = true;
const _errs83 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs85 = errors;
let valid25 = false;
const _errs86 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.least === undefined) && (missing11 = "least")){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var _valid24 = _errs86 === errors;
valid25 = valid25 || _valid24;
if(!valid25){
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
}
var _valid23 = _errs83 === errors;
errors = _errs82;
if(vErrors !== null){
if(_errs82){
vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
let ifClause12;
if(_valid23){
const _errs87 = errors;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid23 = _errs87 === errors;
valid24 = _valid23;
ifClause12 = "then";
}
else {
const _errs88 = errors;
const _errs89 = errors;
let valid26 = true;
const _errs90 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs92 = errors;
let valid27 = false;
const _errs93 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.greatest === undefined) && (missing12 = "greatest")){
const err38 = {};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var _valid26 = _errs93 === errors;
valid27 = valid27 || _valid26;
if(!valid27){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
errors = _errs92;
if(vErrors !== null){
if(_errs92){
vErrors.length = _errs92;
}
else {
vErrors = null;
}
}
}
var _valid25 = _errs90 === errors;
errors = _errs89;
if(vErrors !== null){
if(_errs89){
vErrors.length = _errs89;
}
else {
vErrors = null;
}
}
let ifClause13;
if(_valid25){
const _errs94 = errors;
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid25 = _errs94 === errors;
valid26 = _valid25;
ifClause13 = "then";
}
else {
const _errs95 = errors;
const _errs96 = errors;
let valid28 = true;
const _errs97 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs99 = errors;
let valid29 = false;
const _errs100 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.first === undefined) && (missing13 = "first")){
const err41 = {};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var _valid28 = _errs100 === errors;
valid29 = valid29 || _valid28;
if(!valid29){
const err42 = {};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
errors = _errs99;
if(vErrors !== null){
if(_errs99){
vErrors.length = _errs99;
}
else {
vErrors = null;
}
}
}
var _valid27 = _errs97 === errors;
errors = _errs96;
if(vErrors !== null){
if(_errs96){
vErrors.length = _errs96;
}
else {
vErrors = null;
}
}
let ifClause14;
if(_valid27){
const _errs101 = errors;
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid27 = _errs101 === errors;
valid28 = _valid27;
ifClause14 = "then";
}
else {
const _errs102 = errors;
const _errs103 = errors;
let valid30 = true;
const _errs104 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs106 = errors;
let valid31 = false;
const _errs107 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((data.member === undefined) && (missing14 = "member")){
const err44 = {};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var _valid30 = _errs107 === errors;
valid31 = valid31 || _valid30;
if(!valid31){
const err45 = {};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
errors = _errs106;
if(vErrors !== null){
if(_errs106){
vErrors.length = _errs106;
}
else {
vErrors = null;
}
}
}
var _valid29 = _errs104 === errors;
errors = _errs103;
if(vErrors !== null){
if(_errs103){
vErrors.length = _errs103;
}
else {
vErrors = null;
}
}
let ifClause15;
if(_valid29){
const _errs108 = errors;
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid29 = _errs108 === errors;
valid30 = _valid29;
ifClause15 = "then";
}
else {
const _errs109 = errors;
const _errs110 = errors;
let valid32 = true;
const _errs111 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs113 = errors;
let valid33 = false;
const _errs114 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.entry === undefined) && (missing15 = "entry")){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var _valid32 = _errs114 === errors;
valid33 = valid33 || _valid32;
if(!valid33){
const err48 = {};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
errors = _errs113;
if(vErrors !== null){
if(_errs113){
vErrors.length = _errs113;
}
else {
vErrors = null;
}
}
}
var _valid31 = _errs111 === errors;
errors = _errs110;
if(vErrors !== null){
if(_errs110){
vErrors.length = _errs110;
}
else {
vErrors = null;
}
}
let ifClause16;
if(_valid31){
const _errs115 = errors;
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid31 = _errs115 === errors;
valid32 = _valid31;
ifClause16 = "then";
}
else {
const _errs116 = errors;
const _errs117 = errors;
let valid34 = true;
const _errs118 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err49 = {};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs120 = errors;
let valid35 = false;
const _errs121 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if((data.model === undefined) && (missing16 = "model")){
const err50 = {};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
var _valid34 = _errs121 === errors;
valid35 = valid35 || _valid34;
if(!valid35){
const err51 = {};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs120;
if(vErrors !== null){
if(_errs120){
vErrors.length = _errs120;
}
else {
vErrors = null;
}
}
}
var _valid33 = _errs118 === errors;
errors = _errs117;
if(vErrors !== null){
if(_errs117){
vErrors.length = _errs117;
}
else {
vErrors = null;
}
}
let ifClause17;
if(_valid33){
const _errs122 = errors;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid33 = _errs122 === errors;
valid34 = _valid33;
ifClause17 = "then";
}
else {
const _errs123 = errors;
const _errs124 = errors;
let valid36 = true;
const _errs125 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err52 = {};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs127 = errors;
let valid37 = false;
const _errs128 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing17;
if((data.where === undefined) && (missing17 = "where")){
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
var _valid36 = _errs128 === errors;
valid37 = valid37 || _valid36;
if(!valid37){
const err54 = {};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
errors = _errs127;
if(vErrors !== null){
if(_errs127){
vErrors.length = _errs127;
}
else {
vErrors = null;
}
}
}
var _valid35 = _errs125 === errors;
errors = _errs124;
if(vErrors !== null){
if(_errs124){
vErrors.length = _errs124;
}
else {
vErrors = null;
}
}
let ifClause18;
if(_valid35){
const _errs129 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid35 = _errs129 === errors;
valid36 = _valid35;
ifClause18 = "then";
}
else {
const _errs130 = errors;
const _errs131 = errors;
let valid38 = true;
const _errs132 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err55 = {};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const _errs134 = errors;
let valid39 = false;
const _errs135 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing18;
if((data.of === undefined) && (missing18 = "of")){
const err56 = {};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var _valid38 = _errs135 === errors;
valid39 = valid39 || _valid38;
if(!valid39){
const _errs136 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing19;
if((data.where === undefined) && (missing19 = "where")){
const err57 = {};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var _valid38 = _errs136 === errors;
valid39 = valid39 || _valid38;
if(!valid39){
const _errs137 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing20;
if((data.of === undefined) && (missing20 = "of")){
const err58 = {};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var _valid38 = _errs137 === errors;
valid39 = valid39 || _valid38;
}
}
if(!valid39){
const err59 = {};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
else {
errors = _errs134;
if(vErrors !== null){
if(_errs134){
vErrors.length = _errs134;
}
else {
vErrors = null;
}
}
}
var _valid37 = _errs132 === errors;
errors = _errs131;
if(vErrors !== null){
if(_errs131){
vErrors.length = _errs131;
}
else {
vErrors = null;
}
}
let ifClause19;
if(_valid37){
const _errs138 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid37 = _errs138 === errors;
valid38 = _valid37;
ifClause19 = "then";
}
else {
const _errs139 = errors;
const _errs140 = errors;
let valid40 = true;
const _errs141 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err60 = {};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
const _errs143 = errors;
let valid41 = false;
const _errs144 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing21;
if((data.years === undefined) && (missing21 = "years")){
const err61 = {};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var _valid40 = _errs144 === errors;
valid41 = valid41 || _valid40;
if(!valid41){
const _errs145 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing22;
if((data.months === undefined) && (missing22 = "months")){
const err62 = {};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
var _valid40 = _errs145 === errors;
valid41 = valid41 || _valid40;
if(!valid41){
const _errs146 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing23;
if((data.days === undefined) && (missing23 = "days")){
const err63 = {};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
var _valid40 = _errs146 === errors;
valid41 = valid41 || _valid40;
}
}
if(!valid41){
const err64 = {};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs143;
if(vErrors !== null){
if(_errs143){
vErrors.length = _errs143;
}
else {
vErrors = null;
}
}
}
var _valid39 = _errs141 === errors;
errors = _errs140;
if(vErrors !== null){
if(_errs140){
vErrors.length = _errs140;
}
else {
vErrors = null;
}
}
let ifClause20;
if(_valid39){
const _errs147 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid39 = _errs147 === errors;
valid40 = _valid39;
ifClause20 = "then";
}
else {
const _errs148 = errors;
const _errs149 = errors;
let valid42 = true;
const _errs150 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
const _errs152 = errors;
let valid43 = false;
const _errs153 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing24;
if((data.places === undefined) && (missing24 = "places")){
const err66 = {};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
var _valid42 = _errs153 === errors;
valid43 = valid43 || _valid42;
if(!valid43){
const _errs154 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing25;
if((data.places === undefined) && (missing25 = "places")){
const err67 = {};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
var _valid42 = _errs154 === errors;
valid43 = valid43 || _valid42;
}
if(!valid43){
const err68 = {};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
else {
errors = _errs152;
if(vErrors !== null){
if(_errs152){
vErrors.length = _errs152;
}
else {
vErrors = null;
}
}
}
var _valid41 = _errs150 === errors;
errors = _errs149;
if(vErrors !== null){
if(_errs149){
vErrors.length = _errs149;
}
else {
vErrors = null;
}
}
let ifClause21;
if(_valid41){
const _errs155 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid41 = _errs155 === errors;
valid42 = _valid41;
ifClause21 = "then";
}
else {
const _errs156 = errors;
if(true){
const err69 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/noAlternative",keyword:"noAlternative",params:{},message:"must pass \"noAlternative\" keyword validation",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.noAlternative,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var _valid41 = _errs156 === errors;
valid42 = _valid41;
ifClause21 = "else";
}
if(!valid42){
const err70 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause21},message:"must match \""+ifClause21+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid39 = _errs148 === errors;
valid40 = _valid39;
ifClause20 = "else";
}
if(!valid40){
const err71 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause20},message:"must match \""+ifClause20+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var _valid37 = _errs139 === errors;
valid38 = _valid37;
ifClause19 = "else";
}
if(!valid38){
const err72 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause19},message:"must match \""+ifClause19+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var _valid35 = _errs130 === errors;
valid36 = _valid35;
ifClause18 = "else";
}
if(!valid36){
const err73 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause18},message:"must match \""+ifClause18+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid33 = _errs123 === errors;
valid34 = _valid33;
ifClause17 = "else";
}
if(!valid34){
const err74 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause17},message:"must match \""+ifClause17+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid31 = _errs116 === errors;
valid32 = _valid31;
ifClause16 = "else";
}
if(!valid32){
const err75 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause16},message:"must match \""+ifClause16+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid29 = _errs109 === errors;
valid30 = _valid29;
ifClause15 = "else";
}
if(!valid30){
const err76 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause15},message:"must match \""+ifClause15+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid27 = _errs102 === errors;
valid28 = _valid27;
ifClause14 = "else";
}
if(!valid28){
const err77 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause14},message:"must match \""+ifClause14+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var _valid25 = _errs95 === errors;
valid26 = _valid25;
ifClause13 = "else";
}
if(!valid26){
const err78 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause13},message:"must match \""+ifClause13+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
var _valid23 = _errs88 === errors;
valid24 = _valid23;
ifClause12 = "else";
}
if(!valid24){
const err79 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause12},message:"must match \""+ifClause12+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var _valid21 = _errs81 === errors;
valid22 = _valid21;
ifClause11 = "else";
}
if(!valid22){
const err80 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause11},message:"must match \""+ifClause11+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid19 = _errs74 === errors;
valid20 = _valid19;
ifClause10 = "else";
}
if(!valid20){
const err81 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause10},message:"must match \""+ifClause10+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var _valid17 = _errs67 === errors;
valid18 = _valid17;
ifClause9 = "else";
}
if(!valid18){
const err82 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause9},message:"must match \""+ifClause9+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
var _valid15 = _errs60 === errors;
valid16 = _valid15;
ifClause8 = "else";
}
if(!valid16){
const err83 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause8},message:"must match \""+ifClause8+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var _valid13 = _errs53 === errors;
valid14 = _valid13;
ifClause7 = "else";
}
if(!valid14){
const err84 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause7},message:"must match \""+ifClause7+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var _valid11 = _errs46 === errors;
valid12 = _valid11;
ifClause6 = "else";
}
if(!valid12){
const err85 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause6},message:"must match \""+ifClause6+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid9 = _errs39 === errors;
valid10 = _valid9;
ifClause5 = "else";
}
if(!valid10){
const err86 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause5},message:"must match \""+ifClause5+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else,data};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var _valid7 = _errs32 === errors;
valid8 = _valid7;
ifClause4 = "else";
}
if(!valid8){
const err87 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause4},message:"must match \""+ifClause4+"\" schema",schema:schema12.allOf[0].then.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else,data};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
var _valid5 = _errs25 === errors;
valid6 = _valid5;
ifClause3 = "else";
}
if(!valid6){
const err88 = {instancePath,schemaPath:"#/allOf/0/then/else/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema",schema:schema12.allOf[0].then.else.else.if,parentSchema:schema12.allOf[0].then.else.else,data};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
var _valid3 = _errs18 === errors;
valid4 = _valid3;
ifClause2 = "else";
}
if(!valid4){
const err89 = {instancePath,schemaPath:"#/allOf/0/then/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema",schema:schema12.allOf[0].then.else.if,parentSchema:schema12.allOf[0].then.else,data};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
ifClause1 = "else";
}
if(!valid2){
const err90 = {instancePath,schemaPath:"#/allOf/0/then/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema12.allOf[0].then.if,parentSchema:schema12.allOf[0].then,data};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs157 = errors;
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var _valid0 = _errs157 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err91 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema12.allOf[0].if,parentSchema:schema12.allOf[0],data};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 2){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 2},message:"must NOT have more than 2 properties",schema:2,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 2){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 2},message:"must NOT have fewer than 2 properties",schema:2,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
if(!(validate30(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
if(!(validate30(data.equals, {instancePath:instancePath+"/equals",parentData:data,parentDataProperty:"equals",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.notEquals !== undefined){
if(!(validate30(data.notEquals, {instancePath:instancePath+"/notEquals",parentData:data,parentDataProperty:"notEquals",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.in !== undefined){
let data3 = data.in;
if(Array.isArray(data3)){
if(data3.length < 1){
const err4 = {instancePath:instancePath+"/in",schemaPath:"#/properties/in/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.properties.in,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate75(data3[i0], {instancePath:instancePath+"/in/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.in.type,parentSchema:schema11.properties.in,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.matches !== undefined){
let data5 = data.matches;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.matches.type,parentSchema:schema11.properties.matches,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.empty !== undefined){
let data6 = data.empty;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.empty.type,parentSchema:schema11.properties.empty,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.greaterThan !== undefined){
if(!(validate30(data.greaterThan, {instancePath:instancePath+"/greaterThan",parentData:data,parentDataProperty:"greaterThan",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.atLeast !== undefined){
if(!(validate30(data.atLeast, {instancePath:instancePath+"/atLeast",parentData:data,parentDataProperty:"atLeast",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.lessThan !== undefined){
if(!(validate30(data.lessThan, {instancePath:instancePath+"/lessThan",parentData:data,parentDataProperty:"lessThan",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.atMost !== undefined){
if(!(validate30(data.atMost, {instancePath:instancePath+"/atMost",parentData:data,parentDataProperty:"atMost",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.before !== undefined){
if(!(validate30(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.onOrBefore !== undefined){
if(!(validate30(data.onOrBefore, {instancePath:instancePath+"/onOrBefore",parentData:data,parentDataProperty:"onOrBefore",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.after !== undefined){
if(!(validate30(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.onOrAfter !== undefined){
if(!(validate30(data.onOrAfter, {instancePath:instancePath+"/onOrAfter",parentData:data,parentDataProperty:"onOrAfter",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.all === undefined) && (missing0 = "all")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid2 = _errs10 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs11 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
ifClause0 = "then";
}
else {
const _errs12 = errors;
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.any === undefined) && (missing1 = "any")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid4 = _errs17 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var _valid3 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid3){
const _errs18 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid3 = _errs18 === errors;
valid4 = _valid3;
ifClause1 = "then";
}
else {
const _errs19 = errors;
const _errs20 = errors;
let valid6 = true;
const _errs21 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs23 = errors;
let valid7 = false;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.not === undefined) && (missing2 = "not")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid6 = _errs24 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var _valid5 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid5){
const _errs25 = errors;
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid5 = _errs25 === errors;
valid6 = _valid5;
ifClause2 = "then";
}
else {
const _errs26 = errors;
const _errs27 = errors;
let valid8 = true;
const _errs28 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.value === undefined) && (missing3 = "value")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid8 = _errs31 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var _valid7 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid7){
const _errs32 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid7 = _errs32 === errors;
valid8 = _valid7;
ifClause3 = "then";
}
else {
const _errs33 = errors;
const _errs34 = errors;
let valid10 = true;
const _errs35 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs37 = errors;
let valid11 = false;
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.equals === undefined) && (missing4 = "equals")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid10 = _errs38 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.notEquals === undefined) && (missing5 = "notEquals")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid10 = _errs39 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs40 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.in === undefined) && (missing6 = "in")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid10 = _errs40 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.matches === undefined) && (missing7 = "matches")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid10 = _errs41 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs42 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.empty === undefined) && (missing8 = "empty")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid10 = _errs42 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.greaterThan === undefined) && (missing9 = "greaterThan")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid10 = _errs43 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.atLeast === undefined) && (missing10 = "atLeast")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid10 = _errs44 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs45 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.lessThan === undefined) && (missing11 = "lessThan")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid10 = _errs45 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.atMost === undefined) && (missing12 = "atMost")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid10 = _errs46 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.before === undefined) && (missing13 = "before")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid10 = _errs47 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs48 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((data.onOrBefore === undefined) && (missing14 = "onOrBefore")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid10 = _errs48 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs49 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.after === undefined) && (missing15 = "after")){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid10 = _errs49 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs50 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if((data.onOrAfter === undefined) && (missing16 = "onOrAfter")){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid10 = _errs50 === errors;
valid11 = valid11 || _valid10;
}
}
}
}
}
}
}
}
}
}
}
}
if(!valid11){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var _valid9 = _errs35 === errors;
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid9){
const _errs51 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid9 = _errs51 === errors;
valid10 = _valid9;
ifClause4 = "then";
}
else {
const _errs52 = errors;
if(true){
const err29 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/noAlternative",keyword:"noAlternative",params:{},message:"must pass \"noAlternative\" keyword validation",schema:schema7.allOf[0].then.else.else.else.else.else.noAlternative,parentSchema:schema7.allOf[0].then.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid9 = _errs52 === errors;
valid10 = _valid9;
ifClause4 = "else";
}
if(!valid10){
const err30 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause4},message:"must match \""+ifClause4+"\" schema",schema:schema7.allOf[0].then.else.else.else.else.if,parentSchema:schema7.allOf[0].then.else.else.else.else,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid7 = _errs33 === errors;
valid8 = _valid7;
ifClause3 = "else";
}
if(!valid8){
const err31 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema",schema:schema7.allOf[0].then.else.else.else.if,parentSchema:schema7.allOf[0].then.else.else.else,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid5 = _errs26 === errors;
valid6 = _valid5;
ifClause2 = "else";
}
if(!valid6){
const err32 = {instancePath,schemaPath:"#/allOf/0/then/else/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema",schema:schema7.allOf[0].then.else.else.if,parentSchema:schema7.allOf[0].then.else.else,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid3 = _errs19 === errors;
valid4 = _valid3;
ifClause1 = "else";
}
if(!valid4){
const err33 = {instancePath,schemaPath:"#/allOf/0/then/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema7.allOf[0].then.else.if,parentSchema:schema7.allOf[0].then.else,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = _valid1;
ifClause0 = "else";
}
if(!valid2){
const err34 = {instancePath,schemaPath:"#/allOf/0/then/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema7.allOf[0].then.if,parentSchema:schema7.allOf[0].then,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err35 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema7.allOf[0].if,parentSchema:schema7.allOf[0],data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="condition.schema.json" */;
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}

exports.models = validate92;
const schema31 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"models.schema.json","title":"ModelsFile","description":"models.json: the models of every form of the settlement, their fields and the rules on them.","type":"object","required":["models"],"additionalProperties":false,"properties":{"$schema":{"description":"The meta-schema of this file.","type":"string"},"models":{"description":"One entry for each form type and dtoMapping.","type":"array","items":{"$ref":"#/definitions/modelEntry"}}},"definitions":{"name":{"title":"FieldName","description":"A name in camelCase or PascalCase.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9]*$","examples":["firstName","FirstName"]},"modelEntry":{"title":"ModelEntry","description":"One named group of fields that the server describes and receives.","type":"object","required":["metadata","fields"],"additionalProperties":false,"properties":{"metadataHash":{"description":"Lower-case hex SHA-256 of the entry's canonical JSON without this key. Computed by the server; left out in a bundle.","type":"string","pattern":"^[0-9a-f]{64}$"},"metadata":{"title":"ModelMetadata","description":"What the model is. The one object that may hold keys of its own.","type":"object","required":["formType","dtoMapping"],"properties":{"formType":{"title":"FormType","description":"The form that the model belongs to.","enum":["Standard","Lookup","Automotive","DocumentsUpload"]},"dtoMapping":{"description":"The model's place in the claim document: signature, claimantInfo, credentials or claimDetails (one model each), or prepopulatedData, documentContexts or claimTransactions (lists).","type":"string","pattern":"^[A-Za-z]+$","examples":["claimantInfo","ClaimantInfo"]},"prepopulatedSubModel":{"description":"The dtoMapping whose fields of the same names a chosen class-list row fills.","type":["string","null"]}}},"rules":{"description":"Rules of a list model as a whole (records, documentsRequired, required).","type":"array","items":{"$ref":"#/definitions/rule"}},"fields":{"description":"The fields, in the order in which errors are reported.","type":"array","items":{"$ref":"#/definitions/field"}}}},"field":{"title":"ModelField","description":"One field of a model.","type":"object","required":["name","type"],"additionalProperties":false,"examples":[{"name":"lastName","type":"string","rules":[{"name":"required"},{"name":"maxLength","ordinalParams":[50]}]}],"properties":{"name":{"$ref":"#/definitions/name"},"type":{"title":"FieldType","description":"The field's type. A number keeps the text typed; a date is text MM/dd/yyyy; a list holds records of its own, one level deep.","enum":["string","number","boolean","date","file","list"]},"rules":{"description":"The field's rules, in the order in which their errors are reported.","type":"array","items":{"$ref":"#/definitions/rule"}},"clientOnly":{"description":"A confirmation input: judged in the browser, neither sent nor stored.","const":true},"computed":{"description":"The field is calculated from this operand, shown read-only and recomputed by the server.","$ref":"condition.schema.json#/definitions/operand"},"fields":{"description":"The fields of a list's records.","type":"array","items":{"$ref":"#/definitions/field"}}}},"rule":{"title":"Rule","description":"One named validation rule.","type":"object","required":["name"],"additionalProperties":false,"examples":[{"name":"range","ordinalParams":[1,100]},{"name":"endDate","ordinalParams":["startDate"],"namedParams":{"inclusive":true}}],"properties":{"name":{"description":"The rule's name; the first letter is compared without case.","type":"string","examples":["required","requiredOnClientOnly","range","characterSetRestriction","endDate","maxLength","requiredIf","nestedRequiredIf","requiredIfOtherPropertyMatchesRegex","preventFutureDate","preventFutureShortDate","regularExpression","requireOnePropertyValTrue","requireOnePropertyToHaveAValue","requireOneTransactionToHaveAValue","validDate","confirmNoneIfEmpty","requiredWhen","forbiddenWhen","assert","records","documentsRequired","oneOf","precision","multipleOf","sameAs","format","minLength","chooseBetween"]},"ordinalParams":{"description":"Parameters by position.","type":"array","items":{"type":["string","number","boolean","null"]}},"namedParams":{"description":"Parameters by name; each rule has its own.","type":"object","properties":{"condition":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"}},"Condition":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"}},"documents":{"if":{"type":"array"},"then":{"type":"array","items":{"if":{"type":"object"},"then":{"type":"object","properties":{"when":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"}},"When":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"}}}}}}},"Documents":{"if":{"type":"array"},"then":{"type":"array","items":{"if":{"type":"object"},"then":{"type":"object","properties":{"when":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"}},"When":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"}}}}}}},"min":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/operand"}},"Min":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/operand"}},"max":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/operand"}},"Max":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/operand"}}}},"errorMessageKeys":{"title":"ErrorMessageKeys","description":"Content keys of messages that replace the rule's own.","type":"object","additionalProperties":false,"properties":{"default":{"description":"For every failure.","type":"string"},"number":{"description":"Where the rule compares numbers.","type":"string"},"date":{"description":"Where the rule compares dates.","type":"string"}}}}}}};
const schema32 = {"title":"ModelEntry","description":"One named group of fields that the server describes and receives.","type":"object","required":["metadata","fields"],"additionalProperties":false,"properties":{"metadataHash":{"description":"Lower-case hex SHA-256 of the entry's canonical JSON without this key. Computed by the server; left out in a bundle.","type":"string","pattern":"^[0-9a-f]{64}$"},"metadata":{"title":"ModelMetadata","description":"What the model is. The one object that may hold keys of its own.","type":"object","required":["formType","dtoMapping"],"properties":{"formType":{"title":"FormType","description":"The form that the model belongs to.","enum":["Standard","Lookup","Automotive","DocumentsUpload"]},"dtoMapping":{"description":"The model's place in the claim document: signature, claimantInfo, credentials or claimDetails (one model each), or prepopulatedData, documentContexts or claimTransactions (lists).","type":"string","pattern":"^[A-Za-z]+$","examples":["claimantInfo","ClaimantInfo"]},"prepopulatedSubModel":{"description":"The dtoMapping whose fields of the same names a chosen class-list row fills.","type":["string","null"]}}},"rules":{"description":"Rules of a list model as a whole (records, documentsRequired, required).","type":"array","items":{"$ref":"#/definitions/rule"}},"fields":{"description":"The fields, in the order in which errors are reported.","type":"array","items":{"$ref":"#/definitions/field"}}}};
const pattern1 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern2 = new RegExp("^[A-Za-z]+$", "u");
const schema33 = {"title":"Rule","description":"One named validation rule.","type":"object","required":["name"],"additionalProperties":false,"examples":[{"name":"range","ordinalParams":[1,100]},{"name":"endDate","ordinalParams":["startDate"],"namedParams":{"inclusive":true}}],"properties":{"name":{"description":"The rule's name; the first letter is compared without case.","type":"string","examples":["required","requiredOnClientOnly","range","characterSetRestriction","endDate","maxLength","requiredIf","nestedRequiredIf","requiredIfOtherPropertyMatchesRegex","preventFutureDate","preventFutureShortDate","regularExpression","requireOnePropertyValTrue","requireOnePropertyToHaveAValue","requireOneTransactionToHaveAValue","validDate","confirmNoneIfEmpty","requiredWhen","forbiddenWhen","assert","records","documentsRequired","oneOf","precision","multipleOf","sameAs","format","minLength","chooseBetween"]},"ordinalParams":{"description":"Parameters by position.","type":"array","items":{"type":["string","number","boolean","null"]}},"namedParams":{"description":"Parameters by name; each rule has its own.","type":"object","properties":{"condition":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"}},"Condition":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"}},"documents":{"if":{"type":"array"},"then":{"type":"array","items":{"if":{"type":"object"},"then":{"type":"object","properties":{"when":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"}},"When":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"}}}}}}},"Documents":{"if":{"type":"array"},"then":{"type":"array","items":{"if":{"type":"object"},"then":{"type":"object","properties":{"when":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"}},"When":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"}}}}}}},"min":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/operand"}},"Min":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/operand"}},"max":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/operand"}},"Max":{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/operand"}}}},"errorMessageKeys":{"title":"ErrorMessageKeys","description":"Content keys of messages that replace the rule's own.","type":"object","additionalProperties":false,"properties":{"default":{"description":"For every failure.","type":"string"},"number":{"description":"Where the rule compares numbers.","type":"string"},"date":{"description":"Where the rule compares dates.","type":"string"}}}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.all === undefined) && (missing0 = "all")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid2 = _errs10 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs11 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
ifClause0 = "then";
}
else {
const _errs12 = errors;
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.any === undefined) && (missing1 = "any")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid4 = _errs17 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var _valid3 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid3){
const _errs18 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid3 = _errs18 === errors;
valid4 = _valid3;
ifClause1 = "then";
}
else {
const _errs19 = errors;
const _errs20 = errors;
let valid6 = true;
const _errs21 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs23 = errors;
let valid7 = false;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.not === undefined) && (missing2 = "not")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid6 = _errs24 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var _valid5 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid5){
const _errs25 = errors;
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid5 = _errs25 === errors;
valid6 = _valid5;
ifClause2 = "then";
}
else {
const _errs26 = errors;
const _errs27 = errors;
let valid8 = true;
const _errs28 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.value === undefined) && (missing3 = "value")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid8 = _errs31 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var _valid7 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid7){
const _errs32 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid7 = _errs32 === errors;
valid8 = _valid7;
ifClause3 = "then";
}
else {
const _errs33 = errors;
const _errs34 = errors;
let valid10 = true;
const _errs35 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs37 = errors;
let valid11 = false;
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.equals === undefined) && (missing4 = "equals")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid10 = _errs38 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.notEquals === undefined) && (missing5 = "notEquals")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid10 = _errs39 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs40 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.in === undefined) && (missing6 = "in")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid10 = _errs40 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.matches === undefined) && (missing7 = "matches")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid10 = _errs41 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs42 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.empty === undefined) && (missing8 = "empty")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid10 = _errs42 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.greaterThan === undefined) && (missing9 = "greaterThan")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid10 = _errs43 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.atLeast === undefined) && (missing10 = "atLeast")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid10 = _errs44 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs45 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.lessThan === undefined) && (missing11 = "lessThan")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid10 = _errs45 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.atMost === undefined) && (missing12 = "atMost")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid10 = _errs46 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.before === undefined) && (missing13 = "before")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid10 = _errs47 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs48 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((data.onOrBefore === undefined) && (missing14 = "onOrBefore")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid10 = _errs48 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs49 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.after === undefined) && (missing15 = "after")){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid10 = _errs49 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs50 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if((data.onOrAfter === undefined) && (missing16 = "onOrAfter")){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid10 = _errs50 === errors;
valid11 = valid11 || _valid10;
}
}
}
}
}
}
}
}
}
}
}
}
if(!valid11){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var _valid9 = _errs35 === errors;
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid9){
const _errs51 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid9 = _errs51 === errors;
valid10 = _valid9;
ifClause4 = "then";
}
else {
const _errs52 = errors;
if(true){
const err29 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/noAlternative",keyword:"noAlternative",params:{},message:"must pass \"noAlternative\" keyword validation",schema:schema7.allOf[0].then.else.else.else.else.else.noAlternative,parentSchema:schema7.allOf[0].then.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid9 = _errs52 === errors;
valid10 = _valid9;
ifClause4 = "else";
}
if(!valid10){
const err30 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause4},message:"must match \""+ifClause4+"\" schema",schema:schema7.allOf[0].then.else.else.else.else.if,parentSchema:schema7.allOf[0].then.else.else.else.else,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid7 = _errs33 === errors;
valid8 = _valid7;
ifClause3 = "else";
}
if(!valid8){
const err31 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema",schema:schema7.allOf[0].then.else.else.else.if,parentSchema:schema7.allOf[0].then.else.else.else,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid5 = _errs26 === errors;
valid6 = _valid5;
ifClause2 = "else";
}
if(!valid6){
const err32 = {instancePath,schemaPath:"#/allOf/0/then/else/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema",schema:schema7.allOf[0].then.else.else.if,parentSchema:schema7.allOf[0].then.else.else,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid3 = _errs19 === errors;
valid4 = _valid3;
ifClause1 = "else";
}
if(!valid4){
const err33 = {instancePath,schemaPath:"#/allOf/0/then/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema7.allOf[0].then.else.if,parentSchema:schema7.allOf[0].then.else,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = _valid1;
ifClause0 = "else";
}
if(!valid2){
const err34 = {instancePath,schemaPath:"#/allOf/0/then/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema7.allOf[0].then.if,parentSchema:schema7.allOf[0].then,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err35 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema7.allOf[0].if,parentSchema:schema7.allOf[0],data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = true;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.field === undefined) && (missing0 = "field")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid2 = _errs9 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs10 = errors;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
ifClause1 = "then";
}
else {
const _errs11 = errors;
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs15 = errors;
let valid5 = false;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.today === undefined) && (missing1 = "today")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid4 = _errs16 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var _valid3 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid3){
const _errs17 = errors;
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var _valid3 = _errs17 === errors;
valid4 = _valid3;
ifClause2 = "then";
}
else {
const _errs18 = errors;
const _errs19 = errors;
let valid6 = true;
const _errs20 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs22 = errors;
let valid7 = false;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.count === undefined) && (missing2 = "count")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid6 = _errs23 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var _valid5 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid5){
const _errs24 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid5 = _errs24 === errors;
valid6 = _valid5;
ifClause3 = "then";
}
else {
const _errs25 = errors;
const _errs26 = errors;
let valid8 = true;
const _errs27 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs29 = errors;
let valid9 = false;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.sum === undefined) && (missing3 = "sum")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid8 = _errs30 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var _valid7 = _errs27 === errors;
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid7){
const _errs31 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid7 = _errs31 === errors;
valid8 = _valid7;
ifClause4 = "then";
}
else {
const _errs32 = errors;
const _errs33 = errors;
let valid10 = true;
const _errs34 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs36 = errors;
let valid11 = false;
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.add === undefined) && (missing4 = "add")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid10 = _errs37 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
var _valid9 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
let ifClause5;
if(_valid9){
const _errs38 = errors;
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid9 = _errs38 === errors;
valid10 = _valid9;
ifClause5 = "then";
}
else {
const _errs39 = errors;
const _errs40 = errors;
let valid12 = true;
const _errs41 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs43 = errors;
let valid13 = false;
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.multiply === undefined) && (missing5 = "multiply")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid12 = _errs44 === errors;
valid13 = valid13 || _valid12;
if(!valid13){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
var _valid11 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
let ifClause6;
if(_valid11){
const _errs45 = errors;
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var _valid11 = _errs45 === errors;
valid12 = _valid11;
ifClause6 = "then";
}
else {
const _errs46 = errors;
const _errs47 = errors;
let valid14 = true;
const _errs48 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs50 = errors;
let valid15 = false;
const _errs51 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.subtract === undefined) && (missing6 = "subtract")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid14 = _errs51 === errors;
valid15 = valid15 || _valid14;
if(!valid15){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
var _valid13 = _errs48 === errors;
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
let ifClause7;
if(_valid13){
const _errs52 = errors;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var _valid13 = _errs52 === errors;
valid14 = _valid13;
ifClause7 = "then";
}
else {
const _errs53 = errors;
const _errs54 = errors;
let valid16 = true;
const _errs55 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs57 = errors;
let valid17 = false;
const _errs58 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.divide === undefined) && (missing7 = "divide")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid16 = _errs58 === errors;
valid17 = valid17 || _valid16;
if(!valid17){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
}
var _valid15 = _errs55 === errors;
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
let ifClause8;
if(_valid15){
const _errs59 = errors;
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid15 = _errs59 === errors;
valid16 = _valid15;
ifClause8 = "then";
}
else {
const _errs60 = errors;
const _errs61 = errors;
let valid18 = true;
const _errs62 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs64 = errors;
let valid19 = false;
const _errs65 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.shift === undefined) && (missing8 = "shift")){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid18 = _errs65 === errors;
valid19 = valid19 || _valid18;
if(!valid19){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
var _valid17 = _errs62 === errors;
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
let ifClause9;
if(_valid17){
const _errs66 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid17 = _errs66 === errors;
valid18 = _valid17;
ifClause9 = "then";
}
else {
const _errs67 = errors;
const _errs68 = errors;
let valid20 = true;
const _errs69 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs71 = errors;
let valid21 = false;
const _errs72 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.daysBetween === undefined) && (missing9 = "daysBetween")){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid20 = _errs72 === errors;
valid21 = valid21 || _valid20;
if(!valid21){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
}
var _valid19 = _errs69 === errors;
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
let ifClause10;
if(_valid19){
const _errs73 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid19 = _errs73 === errors;
valid20 = _valid19;
ifClause10 = "then";
}
else {
const _errs74 = errors;
const _errs75 = errors;
let valid22 = true;
const _errs76 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs78 = errors;
let valid23 = false;
const _errs79 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.round === undefined) && (missing10 = "round")){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var _valid22 = _errs79 === errors;
valid23 = valid23 || _valid22;
if(!valid23){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
var _valid21 = _errs76 === errors;
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
let ifClause11;
if(_valid21){
const _errs80 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid21 = _errs80 === errors;
valid22 = _valid21;
ifClause11 = "then";
}
else {
const _errs81 = errors;
const _errs82 = errors;
let valid24 = true;
const _errs83 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs85 = errors;
let valid25 = false;
const _errs86 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.least === undefined) && (missing11 = "least")){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var _valid24 = _errs86 === errors;
valid25 = valid25 || _valid24;
if(!valid25){
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
}
var _valid23 = _errs83 === errors;
errors = _errs82;
if(vErrors !== null){
if(_errs82){
vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
let ifClause12;
if(_valid23){
const _errs87 = errors;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid23 = _errs87 === errors;
valid24 = _valid23;
ifClause12 = "then";
}
else {
const _errs88 = errors;
const _errs89 = errors;
let valid26 = true;
const _errs90 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs92 = errors;
let valid27 = false;
const _errs93 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.greatest === undefined) && (missing12 = "greatest")){
const err38 = {};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var _valid26 = _errs93 === errors;
valid27 = valid27 || _valid26;
if(!valid27){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
errors = _errs92;
if(vErrors !== null){
if(_errs92){
vErrors.length = _errs92;
}
else {
vErrors = null;
}
}
}
var _valid25 = _errs90 === errors;
errors = _errs89;
if(vErrors !== null){
if(_errs89){
vErrors.length = _errs89;
}
else {
vErrors = null;
}
}
let ifClause13;
if(_valid25){
const _errs94 = errors;
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid25 = _errs94 === errors;
valid26 = _valid25;
ifClause13 = "then";
}
else {
const _errs95 = errors;
const _errs96 = errors;
let valid28 = true;
const _errs97 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs99 = errors;
let valid29 = false;
const _errs100 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.first === undefined) && (missing13 = "first")){
const err41 = {};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var _valid28 = _errs100 === errors;
valid29 = valid29 || _valid28;
if(!valid29){
const err42 = {};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
errors = _errs99;
if(vErrors !== null){
if(_errs99){
vErrors.length = _errs99;
}
else {
vErrors = null;
}
}
}
var _valid27 = _errs97 === errors;
errors = _errs96;
if(vErrors !== null){
if(_errs96){
vErrors.length = _errs96;
}
else {
vErrors = null;
}
}
let ifClause14;
if(_valid27){
const _errs101 = errors;
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid27 = _errs101 === errors;
valid28 = _valid27;
ifClause14 = "then";
}
else {
const _errs102 = errors;
const _errs103 = errors;
let valid30 = true;
const _errs104 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs106 = errors;
let valid31 = false;
const _errs107 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((data.member === undefined) && (missing14 = "member")){
const err44 = {};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var _valid30 = _errs107 === errors;
valid31 = valid31 || _valid30;
if(!valid31){
const err45 = {};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
errors = _errs106;
if(vErrors !== null){
if(_errs106){
vErrors.length = _errs106;
}
else {
vErrors = null;
}
}
}
var _valid29 = _errs104 === errors;
errors = _errs103;
if(vErrors !== null){
if(_errs103){
vErrors.length = _errs103;
}
else {
vErrors = null;
}
}
let ifClause15;
if(_valid29){
const _errs108 = errors;
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid29 = _errs108 === errors;
valid30 = _valid29;
ifClause15 = "then";
}
else {
const _errs109 = errors;
const _errs110 = errors;
let valid32 = true;
const _errs111 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs113 = errors;
let valid33 = false;
const _errs114 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.entry === undefined) && (missing15 = "entry")){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var _valid32 = _errs114 === errors;
valid33 = valid33 || _valid32;
if(!valid33){
const err48 = {};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
errors = _errs113;
if(vErrors !== null){
if(_errs113){
vErrors.length = _errs113;
}
else {
vErrors = null;
}
}
}
var _valid31 = _errs111 === errors;
errors = _errs110;
if(vErrors !== null){
if(_errs110){
vErrors.length = _errs110;
}
else {
vErrors = null;
}
}
let ifClause16;
if(_valid31){
const _errs115 = errors;
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid31 = _errs115 === errors;
valid32 = _valid31;
ifClause16 = "then";
}
else {
const _errs116 = errors;
const _errs117 = errors;
let valid34 = true;
const _errs118 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err49 = {};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs120 = errors;
let valid35 = false;
const _errs121 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if((data.model === undefined) && (missing16 = "model")){
const err50 = {};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
var _valid34 = _errs121 === errors;
valid35 = valid35 || _valid34;
if(!valid35){
const err51 = {};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs120;
if(vErrors !== null){
if(_errs120){
vErrors.length = _errs120;
}
else {
vErrors = null;
}
}
}
var _valid33 = _errs118 === errors;
errors = _errs117;
if(vErrors !== null){
if(_errs117){
vErrors.length = _errs117;
}
else {
vErrors = null;
}
}
let ifClause17;
if(_valid33){
const _errs122 = errors;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid33 = _errs122 === errors;
valid34 = _valid33;
ifClause17 = "then";
}
else {
const _errs123 = errors;
const _errs124 = errors;
let valid36 = true;
const _errs125 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err52 = {};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs127 = errors;
let valid37 = false;
const _errs128 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing17;
if((data.where === undefined) && (missing17 = "where")){
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
var _valid36 = _errs128 === errors;
valid37 = valid37 || _valid36;
if(!valid37){
const err54 = {};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
errors = _errs127;
if(vErrors !== null){
if(_errs127){
vErrors.length = _errs127;
}
else {
vErrors = null;
}
}
}
var _valid35 = _errs125 === errors;
errors = _errs124;
if(vErrors !== null){
if(_errs124){
vErrors.length = _errs124;
}
else {
vErrors = null;
}
}
let ifClause18;
if(_valid35){
const _errs129 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid35 = _errs129 === errors;
valid36 = _valid35;
ifClause18 = "then";
}
else {
const _errs130 = errors;
const _errs131 = errors;
let valid38 = true;
const _errs132 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err55 = {};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const _errs134 = errors;
let valid39 = false;
const _errs135 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing18;
if((data.of === undefined) && (missing18 = "of")){
const err56 = {};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var _valid38 = _errs135 === errors;
valid39 = valid39 || _valid38;
if(!valid39){
const _errs136 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing19;
if((data.where === undefined) && (missing19 = "where")){
const err57 = {};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var _valid38 = _errs136 === errors;
valid39 = valid39 || _valid38;
if(!valid39){
const _errs137 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing20;
if((data.of === undefined) && (missing20 = "of")){
const err58 = {};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var _valid38 = _errs137 === errors;
valid39 = valid39 || _valid38;
}
}
if(!valid39){
const err59 = {};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
else {
errors = _errs134;
if(vErrors !== null){
if(_errs134){
vErrors.length = _errs134;
}
else {
vErrors = null;
}
}
}
var _valid37 = _errs132 === errors;
errors = _errs131;
if(vErrors !== null){
if(_errs131){
vErrors.length = _errs131;
}
else {
vErrors = null;
}
}
let ifClause19;
if(_valid37){
const _errs138 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid37 = _errs138 === errors;
valid38 = _valid37;
ifClause19 = "then";
}
else {
const _errs139 = errors;
const _errs140 = errors;
let valid40 = true;
const _errs141 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err60 = {};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
const _errs143 = errors;
let valid41 = false;
const _errs144 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing21;
if((data.years === undefined) && (missing21 = "years")){
const err61 = {};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var _valid40 = _errs144 === errors;
valid41 = valid41 || _valid40;
if(!valid41){
const _errs145 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing22;
if((data.months === undefined) && (missing22 = "months")){
const err62 = {};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
var _valid40 = _errs145 === errors;
valid41 = valid41 || _valid40;
if(!valid41){
const _errs146 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing23;
if((data.days === undefined) && (missing23 = "days")){
const err63 = {};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
var _valid40 = _errs146 === errors;
valid41 = valid41 || _valid40;
}
}
if(!valid41){
const err64 = {};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs143;
if(vErrors !== null){
if(_errs143){
vErrors.length = _errs143;
}
else {
vErrors = null;
}
}
}
var _valid39 = _errs141 === errors;
errors = _errs140;
if(vErrors !== null){
if(_errs140){
vErrors.length = _errs140;
}
else {
vErrors = null;
}
}
let ifClause20;
if(_valid39){
const _errs147 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid39 = _errs147 === errors;
valid40 = _valid39;
ifClause20 = "then";
}
else {
const _errs148 = errors;
const _errs149 = errors;
let valid42 = true;
const _errs150 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
const _errs152 = errors;
let valid43 = false;
const _errs153 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing24;
if((data.places === undefined) && (missing24 = "places")){
const err66 = {};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
var _valid42 = _errs153 === errors;
valid43 = valid43 || _valid42;
if(!valid43){
const _errs154 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing25;
if((data.places === undefined) && (missing25 = "places")){
const err67 = {};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
var _valid42 = _errs154 === errors;
valid43 = valid43 || _valid42;
}
if(!valid43){
const err68 = {};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
else {
errors = _errs152;
if(vErrors !== null){
if(_errs152){
vErrors.length = _errs152;
}
else {
vErrors = null;
}
}
}
var _valid41 = _errs150 === errors;
errors = _errs149;
if(vErrors !== null){
if(_errs149){
vErrors.length = _errs149;
}
else {
vErrors = null;
}
}
let ifClause21;
if(_valid41){
const _errs155 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid41 = _errs155 === errors;
valid42 = _valid41;
ifClause21 = "then";
}
else {
const _errs156 = errors;
if(true){
const err69 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/noAlternative",keyword:"noAlternative",params:{},message:"must pass \"noAlternative\" keyword validation",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.noAlternative,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var _valid41 = _errs156 === errors;
valid42 = _valid41;
ifClause21 = "else";
}
if(!valid42){
const err70 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause21},message:"must match \""+ifClause21+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid39 = _errs148 === errors;
valid40 = _valid39;
ifClause20 = "else";
}
if(!valid40){
const err71 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause20},message:"must match \""+ifClause20+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var _valid37 = _errs139 === errors;
valid38 = _valid37;
ifClause19 = "else";
}
if(!valid38){
const err72 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause19},message:"must match \""+ifClause19+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var _valid35 = _errs130 === errors;
valid36 = _valid35;
ifClause18 = "else";
}
if(!valid36){
const err73 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause18},message:"must match \""+ifClause18+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid33 = _errs123 === errors;
valid34 = _valid33;
ifClause17 = "else";
}
if(!valid34){
const err74 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause17},message:"must match \""+ifClause17+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid31 = _errs116 === errors;
valid32 = _valid31;
ifClause16 = "else";
}
if(!valid32){
const err75 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause16},message:"must match \""+ifClause16+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid29 = _errs109 === errors;
valid30 = _valid29;
ifClause15 = "else";
}
if(!valid30){
const err76 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause15},message:"must match \""+ifClause15+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid27 = _errs102 === errors;
valid28 = _valid27;
ifClause14 = "else";
}
if(!valid28){
const err77 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause14},message:"must match \""+ifClause14+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var _valid25 = _errs95 === errors;
valid26 = _valid25;
ifClause13 = "else";
}
if(!valid26){
const err78 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause13},message:"must match \""+ifClause13+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
var _valid23 = _errs88 === errors;
valid24 = _valid23;
ifClause12 = "else";
}
if(!valid24){
const err79 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause12},message:"must match \""+ifClause12+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var _valid21 = _errs81 === errors;
valid22 = _valid21;
ifClause11 = "else";
}
if(!valid22){
const err80 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause11},message:"must match \""+ifClause11+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid19 = _errs74 === errors;
valid20 = _valid19;
ifClause10 = "else";
}
if(!valid20){
const err81 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause10},message:"must match \""+ifClause10+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var _valid17 = _errs67 === errors;
valid18 = _valid17;
ifClause9 = "else";
}
if(!valid18){
const err82 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause9},message:"must match \""+ifClause9+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
var _valid15 = _errs60 === errors;
valid16 = _valid15;
ifClause8 = "else";
}
if(!valid16){
const err83 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause8},message:"must match \""+ifClause8+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var _valid13 = _errs53 === errors;
valid14 = _valid13;
ifClause7 = "else";
}
if(!valid14){
const err84 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause7},message:"must match \""+ifClause7+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var _valid11 = _errs46 === errors;
valid12 = _valid11;
ifClause6 = "else";
}
if(!valid12){
const err85 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause6},message:"must match \""+ifClause6+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid9 = _errs39 === errors;
valid10 = _valid9;
ifClause5 = "else";
}
if(!valid10){
const err86 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause5},message:"must match \""+ifClause5+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else,data};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var _valid7 = _errs32 === errors;
valid8 = _valid7;
ifClause4 = "else";
}
if(!valid8){
const err87 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause4},message:"must match \""+ifClause4+"\" schema",schema:schema12.allOf[0].then.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else,data};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
var _valid5 = _errs25 === errors;
valid6 = _valid5;
ifClause3 = "else";
}
if(!valid6){
const err88 = {instancePath,schemaPath:"#/allOf/0/then/else/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema",schema:schema12.allOf[0].then.else.else.if,parentSchema:schema12.allOf[0].then.else.else,data};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
var _valid3 = _errs18 === errors;
valid4 = _valid3;
ifClause2 = "else";
}
if(!valid4){
const err89 = {instancePath,schemaPath:"#/allOf/0/then/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema",schema:schema12.allOf[0].then.else.if,parentSchema:schema12.allOf[0].then.else,data};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
ifClause1 = "else";
}
if(!valid2){
const err90 = {instancePath,schemaPath:"#/allOf/0/then/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema12.allOf[0].then.if,parentSchema:schema12.allOf[0].then,data};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs157 = errors;
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var _valid0 = _errs157 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err91 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema12.allOf[0].if,parentSchema:schema12.allOf[0],data};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "ordinalParams")) || (key0 === "namedParams")) || (key0 === "errorMessageKeys"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.name.type,parentSchema:schema33.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ordinalParams !== undefined){
let data1 = data.ordinalParams;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/ordinalParams/" + i0,schemaPath:"#/properties/ordinalParams/items/type",keyword:"type",params:{type: schema33.properties.ordinalParams.items.type},message:"must be string,number,boolean,null",schema:schema33.properties.ordinalParams.items.type,parentSchema:schema33.properties.ordinalParams.items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/ordinalParams",schemaPath:"#/properties/ordinalParams/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.ordinalParams.type,parentSchema:schema33.properties.ordinalParams,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.namedParams !== undefined){
let data3 = data.namedParams;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.condition !== undefined){
let data4 = data3.condition;
const _errs11 = errors;
let valid4 = true;
const _errs12 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs14 = errors;
if(!(validate95(data4, {instancePath:instancePath+"/namedParams/condition",parentData:data3,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid4 = _valid0;
}
if(!valid4){
const err6 = {instancePath:instancePath+"/namedParams/condition",schemaPath:"#/properties/namedParams/properties/condition/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema33.properties.namedParams.properties.condition.if,parentSchema:schema33.properties.namedParams.properties.condition,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.Condition !== undefined){
let data5 = data3.Condition;
const _errs16 = errors;
let valid5 = true;
const _errs17 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs19 = errors;
if(!(validate95(data5, {instancePath:instancePath+"/namedParams/Condition",parentData:data3,parentDataProperty:"Condition",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
valid5 = _valid1;
}
if(!valid5){
const err8 = {instancePath:instancePath+"/namedParams/Condition",schemaPath:"#/properties/namedParams/properties/Condition/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema33.properties.namedParams.properties.Condition.if,parentSchema:schema33.properties.namedParams.properties.Condition,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.documents !== undefined){
let data6 = data3.documents;
const _errs21 = errors;
let valid6 = true;
const _errs22 = errors;
if(!(Array.isArray(data6))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid2 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs24 = errors;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs27 = errors;
let valid9 = true;
const _errs28 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs30 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.when !== undefined){
let data8 = data7.when;
const _errs33 = errors;
let valid11 = true;
const _errs34 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid4 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs36 = errors;
if(!(validate95(data8, {instancePath:instancePath+"/namedParams/documents/" + i1+"/when",parentData:data7,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var _valid4 = _errs36 === errors;
valid11 = _valid4;
}
if(!valid11){
const err12 = {instancePath:instancePath+"/namedParams/documents/" + i1+"/when",schemaPath:"#/properties/namedParams/properties/documents/then/items/then/properties/when/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema33.properties.namedParams.properties.documents.then.items.then.properties.when.if,parentSchema:schema33.properties.namedParams.properties.documents.then.items.then.properties.when,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data7.When !== undefined){
let data9 = data7.When;
const _errs38 = errors;
let valid12 = true;
const _errs39 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid5 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs41 = errors;
if(!(validate95(data9, {instancePath:instancePath+"/namedParams/documents/" + i1+"/When",parentData:data7,parentDataProperty:"When",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var _valid5 = _errs41 === errors;
valid12 = _valid5;
}
if(!valid12){
const err14 = {instancePath:instancePath+"/namedParams/documents/" + i1+"/When",schemaPath:"#/properties/namedParams/properties/documents/then/items/then/properties/When/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema33.properties.namedParams.properties.documents.then.items.then.properties.When.if,parentSchema:schema33.properties.namedParams.properties.documents.then.items.then.properties.When,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/namedParams/documents/" + i1,schemaPath:"#/properties/namedParams/properties/documents/then/items/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.properties.namedParams.properties.documents.then.items.then.type,parentSchema:schema33.properties.namedParams.properties.documents.then.items.then,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid3 = _errs30 === errors;
valid9 = _valid3;
}
if(!valid9){
const err16 = {instancePath:instancePath+"/namedParams/documents/" + i1,schemaPath:"#/properties/namedParams/properties/documents/then/items/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema33.properties.namedParams.properties.documents.then.items.if,parentSchema:schema33.properties.namedParams.properties.documents.then.items,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/namedParams/documents",schemaPath:"#/properties/namedParams/properties/documents/then/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.namedParams.properties.documents.then.type,parentSchema:schema33.properties.namedParams.properties.documents.then,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid6 = _valid2;
}
if(!valid6){
const err18 = {instancePath:instancePath+"/namedParams/documents",schemaPath:"#/properties/namedParams/properties/documents/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema33.properties.namedParams.properties.documents.if,parentSchema:schema33.properties.namedParams.properties.documents,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.Documents !== undefined){
let data10 = data3.Documents;
const _errs43 = errors;
let valid13 = true;
const _errs44 = errors;
if(!(Array.isArray(data10))){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid6 = _errs44 === errors;
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs46 = errors;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs49 = errors;
let valid16 = true;
const _errs50 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid7 = _errs50 === errors;
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs52 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.when !== undefined){
let data12 = data11.when;
const _errs55 = errors;
let valid18 = true;
const _errs56 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid8 = _errs56 === errors;
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs58 = errors;
if(!(validate95(data12, {instancePath:instancePath+"/namedParams/Documents/" + i2+"/when",parentData:data11,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var _valid8 = _errs58 === errors;
valid18 = _valid8;
}
if(!valid18){
const err22 = {instancePath:instancePath+"/namedParams/Documents/" + i2+"/when",schemaPath:"#/properties/namedParams/properties/Documents/then/items/then/properties/when/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema33.properties.namedParams.properties.Documents.then.items.then.properties.when.if,parentSchema:schema33.properties.namedParams.properties.Documents.then.items.then.properties.when,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data11.When !== undefined){
let data13 = data11.When;
const _errs60 = errors;
let valid19 = true;
const _errs61 = errors;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid9 = _errs61 === errors;
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs63 = errors;
if(!(validate95(data13, {instancePath:instancePath+"/namedParams/Documents/" + i2+"/When",parentData:data11,parentDataProperty:"When",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var _valid9 = _errs63 === errors;
valid19 = _valid9;
}
if(!valid19){
const err24 = {instancePath:instancePath+"/namedParams/Documents/" + i2+"/When",schemaPath:"#/properties/namedParams/properties/Documents/then/items/then/properties/When/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema33.properties.namedParams.properties.Documents.then.items.then.properties.When.if,parentSchema:schema33.properties.namedParams.properties.Documents.then.items.then.properties.When,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/namedParams/Documents/" + i2,schemaPath:"#/properties/namedParams/properties/Documents/then/items/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.properties.namedParams.properties.Documents.then.items.then.type,parentSchema:schema33.properties.namedParams.properties.Documents.then.items.then,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid7 = _errs52 === errors;
valid16 = _valid7;
}
if(!valid16){
const err26 = {instancePath:instancePath+"/namedParams/Documents/" + i2,schemaPath:"#/properties/namedParams/properties/Documents/then/items/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema33.properties.namedParams.properties.Documents.then.items.if,parentSchema:schema33.properties.namedParams.properties.Documents.then.items,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/namedParams/Documents",schemaPath:"#/properties/namedParams/properties/Documents/then/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.namedParams.properties.Documents.then.type,parentSchema:schema33.properties.namedParams.properties.Documents.then,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid6 = _errs46 === errors;
valid13 = _valid6;
}
if(!valid13){
const err28 = {instancePath:instancePath+"/namedParams/Documents",schemaPath:"#/properties/namedParams/properties/Documents/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema33.properties.namedParams.properties.Documents.if,parentSchema:schema33.properties.namedParams.properties.Documents,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data3.min !== undefined){
let data14 = data3.min;
const _errs65 = errors;
let valid20 = true;
const _errs66 = errors;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid10 = _errs66 === errors;
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs68 = errors;
if(!(validate107(data14, {instancePath:instancePath+"/namedParams/min",parentData:data3,parentDataProperty:"min",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var _valid10 = _errs68 === errors;
valid20 = _valid10;
}
if(!valid20){
const err30 = {instancePath:instancePath+"/namedParams/min",schemaPath:"#/properties/namedParams/properties/min/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema33.properties.namedParams.properties.min.if,parentSchema:schema33.properties.namedParams.properties.min,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data3.Min !== undefined){
let data15 = data3.Min;
const _errs70 = errors;
let valid21 = true;
const _errs71 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid11 = _errs71 === errors;
errors = _errs70;
if(vErrors !== null){
if(_errs70){
vErrors.length = _errs70;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs73 = errors;
if(!(validate107(data15, {instancePath:instancePath+"/namedParams/Min",parentData:data3,parentDataProperty:"Min",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var _valid11 = _errs73 === errors;
valid21 = _valid11;
}
if(!valid21){
const err32 = {instancePath:instancePath+"/namedParams/Min",schemaPath:"#/properties/namedParams/properties/Min/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema33.properties.namedParams.properties.Min.if,parentSchema:schema33.properties.namedParams.properties.Min,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data3.max !== undefined){
let data16 = data3.max;
const _errs75 = errors;
let valid22 = true;
const _errs76 = errors;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid12 = _errs76 === errors;
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
if(_valid12){
const _errs78 = errors;
if(!(validate107(data16, {instancePath:instancePath+"/namedParams/max",parentData:data3,parentDataProperty:"max",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var _valid12 = _errs78 === errors;
valid22 = _valid12;
}
if(!valid22){
const err34 = {instancePath:instancePath+"/namedParams/max",schemaPath:"#/properties/namedParams/properties/max/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema33.properties.namedParams.properties.max.if,parentSchema:schema33.properties.namedParams.properties.max,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data3.Max !== undefined){
let data17 = data3.Max;
const _errs80 = errors;
let valid23 = true;
const _errs81 = errors;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid13 = _errs81 === errors;
errors = _errs80;
if(vErrors !== null){
if(_errs80){
vErrors.length = _errs80;
}
else {
vErrors = null;
}
}
if(_valid13){
const _errs83 = errors;
if(!(validate107(data17, {instancePath:instancePath+"/namedParams/Max",parentData:data3,parentDataProperty:"Max",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var _valid13 = _errs83 === errors;
valid23 = _valid13;
}
if(!valid23){
const err36 = {instancePath:instancePath+"/namedParams/Max",schemaPath:"#/properties/namedParams/properties/Max/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema33.properties.namedParams.properties.Max.if,parentSchema:schema33.properties.namedParams.properties.Max,data:data17};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/namedParams",schemaPath:"#/properties/namedParams/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.properties.namedParams.type,parentSchema:schema33.properties.namedParams,data:data3};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.errorMessageKeys !== undefined){
let data18 = data.errorMessageKeys;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key1 in data18){
if(!(((key1 === "default") || (key1 === "number")) || (key1 === "date"))){
const err38 = {instancePath:instancePath+"/errorMessageKeys",schemaPath:"#/properties/errorMessageKeys/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema33.properties.errorMessageKeys,data:data18};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data18.default !== undefined){
let data19 = data18.default;
if(typeof data19 !== "string"){
const err39 = {instancePath:instancePath+"/errorMessageKeys/default",schemaPath:"#/properties/errorMessageKeys/properties/default/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.errorMessageKeys.properties.default.type,parentSchema:schema33.properties.errorMessageKeys.properties.default,data:data19};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data18.number !== undefined){
let data20 = data18.number;
if(typeof data20 !== "string"){
const err40 = {instancePath:instancePath+"/errorMessageKeys/number",schemaPath:"#/properties/errorMessageKeys/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.errorMessageKeys.properties.number.type,parentSchema:schema33.properties.errorMessageKeys.properties.number,data:data20};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data18.date !== undefined){
let data21 = data18.date;
if(typeof data21 !== "string"){
const err41 = {instancePath:instancePath+"/errorMessageKeys/date",schemaPath:"#/properties/errorMessageKeys/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.errorMessageKeys.properties.date.type,parentSchema:schema33.properties.errorMessageKeys.properties.date,data:data21};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/errorMessageKeys",schemaPath:"#/properties/errorMessageKeys/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.properties.errorMessageKeys.type,parentSchema:schema33.properties.errorMessageKeys,data:data18};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

const schema36 = {"title":"ModelField","description":"One field of a model.","type":"object","required":["name","type"],"additionalProperties":false,"examples":[{"name":"lastName","type":"string","rules":[{"name":"required"},{"name":"maxLength","ordinalParams":[50]}]}],"properties":{"name":{"$ref":"#/definitions/name"},"type":{"title":"FieldType","description":"The field's type. A number keeps the text typed; a date is text MM/dd/yyyy; a list holds records of its own, one level deep.","enum":["string","number","boolean","date","file","list"]},"rules":{"description":"The field's rules, in the order in which their errors are reported.","type":"array","items":{"$ref":"#/definitions/rule"}},"clientOnly":{"description":"A confirmation input: judged in the browser, neither sent nor stored.","const":true},"computed":{"description":"The field is calculated from this operand, shown read-only and recomputed by the server.","$ref":"condition.schema.json#/definitions/operand"},"fields":{"description":"The fields of a list's records.","type":"array","items":{"$ref":"#/definitions/field"}}}};
const schema37 = {"title":"FieldName","description":"A name in camelCase or PascalCase.","type":"string","pattern":"^[A-Za-z][A-Za-z0-9]*$","examples":["firstName","FirstName"]};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9]*$",parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}

const wrapper15 = {validate: validate135};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "type")) || (key0 === "rules")) || (key0 === "clientOnly")) || (key0 === "computed")) || (key0 === "fields"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate136(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((((((data1 === "string") || (data1 === "number")) || (data1 === "boolean")) || (data1 === "date")) || (data1 === "file")) || (data1 === "list"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema36.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema36.properties.type.enum,parentSchema:schema36.properties.type,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rules !== undefined){
let data2 = data.rules;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate94(data2[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema36.properties.rules.type,parentSchema:schema36.properties.rules,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.clientOnly !== undefined){
let data4 = data.clientOnly;
if(true !== data4){
const err5 = {instancePath:instancePath+"/clientOnly",schemaPath:"#/properties/clientOnly/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema36.properties.clientOnly,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.computed !== undefined){
if(!(validate107(data.computed, {instancePath:instancePath+"/computed",parentData:data,parentDataProperty:"computed",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
let data6 = data.fields;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper15.validate(data6[i1], {instancePath:instancePath+"/fields/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? wrapper15.validate.errors : vErrors.concat(wrapper15.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema36.properties.fields.type,parentSchema:schema36.properties.fields,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metadata === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fields === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "metadataHash") || (key0 === "metadata")) || (key0 === "rules")) || (key0 === "fields"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.metadataHash !== undefined){
let data0 = data.metadataHash;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err3 = {instancePath:instancePath+"/metadataHash",schemaPath:"#/properties/metadataHash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\"",schema:"^[0-9a-f]{64}$",parentSchema:schema32.properties.metadataHash,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/metadataHash",schemaPath:"#/properties/metadataHash/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.metadataHash.type,parentSchema:schema32.properties.metadataHash,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.metadata !== undefined){
let data1 = data.metadata;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.formType === undefined){
const err5 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "formType"},message:"must have required property '"+"formType"+"'",schema:schema32.properties.metadata.required,parentSchema:schema32.properties.metadata,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.dtoMapping === undefined){
const err6 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "dtoMapping"},message:"must have required property '"+"dtoMapping"+"'",schema:schema32.properties.metadata.required,parentSchema:schema32.properties.metadata,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.formType !== undefined){
let data2 = data1.formType;
if(!((((data2 === "Standard") || (data2 === "Lookup")) || (data2 === "Automotive")) || (data2 === "DocumentsUpload"))){
const err7 = {instancePath:instancePath+"/metadata/formType",schemaPath:"#/properties/metadata/properties/formType/enum",keyword:"enum",params:{allowedValues: schema32.properties.metadata.properties.formType.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.metadata.properties.formType.enum,parentSchema:schema32.properties.metadata.properties.formType,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.dtoMapping !== undefined){
let data3 = data1.dtoMapping;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err8 = {instancePath:instancePath+"/metadata/dtoMapping",schemaPath:"#/properties/metadata/properties/dtoMapping/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]+$"},message:"must match pattern \""+"^[A-Za-z]+$"+"\"",schema:"^[A-Za-z]+$",parentSchema:schema32.properties.metadata.properties.dtoMapping,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/metadata/dtoMapping",schemaPath:"#/properties/metadata/properties/dtoMapping/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.metadata.properties.dtoMapping.type,parentSchema:schema32.properties.metadata.properties.dtoMapping,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.prepopulatedSubModel !== undefined){
let data4 = data1.prepopulatedSubModel;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/metadata/prepopulatedSubModel",schemaPath:"#/properties/metadata/properties/prepopulatedSubModel/type",keyword:"type",params:{type: schema32.properties.metadata.properties.prepopulatedSubModel.type},message:"must be string,null",schema:schema32.properties.metadata.properties.prepopulatedSubModel.type,parentSchema:schema32.properties.metadata.properties.prepopulatedSubModel,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.metadata.type,parentSchema:schema32.properties.metadata,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.rules !== undefined){
let data5 = data.rules;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate94(data5[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.rules.type,parentSchema:schema32.properties.rules,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.fields !== undefined){
let data7 = data.fields;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate135(data7[i1], {instancePath:instancePath+"/fields/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.fields.type,parentSchema:schema32.properties.fields,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="models.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.models === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "models"},message:"must have required property '"+"models"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "$schema") || (key0 === "models"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.$schema.type,parentSchema:schema31.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.models !== undefined){
let data1 = data.models;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate93(data1[i0], {instancePath:instancePath+"/models/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.models.type,parentSchema:schema31.properties.models,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

exports.settlement = validate142;
const schema38 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"settlement.schema.json","title":"Settlement","description":"settlement.json: what holds for the whole settlement. Every text is a content key.","type":"object","required":["nameKey","theme","cultures","timeZone","deadlines","characterWhitelist","contact","links","forms"],"additionalProperties":false,"properties":{"$schema":{"description":"The meta-schema of this file.","type":"string"},"nameKey":{"$ref":"#/definitions/contentKey","description":"Content key of the settlement's name."},"theme":{"type":"string"},"cultures":{"description":"Enabled cultures, each with its own name. English (en) is always there and is the default.","type":"object","required":["en"],"properties":{"en":{"type":"string"}},"additionalProperties":{"type":"string"},"propertyNames":{"pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},"examples":[{"en":"English","es":"Español"}]},"timeZone":{"description":"The settlement's time zone by its Windows name.","type":"string","examples":["Pacific Standard Time","Mountain Standard Time","Central Standard Time","Eastern Standard Time"]},"deadlines":{"description":"When filing closes, by key. A form looks at its own key, standard and lookup at globalDeadline too; keys of other names are for the forms' own lists of deadlines.","type":"object","additionalProperties":{"$ref":"#/definitions/deadline"},"properties":{"globalDeadline":{"$ref":"#/definitions/deadline"},"claimFilingDeadline":{"$ref":"#/definitions/deadline"},"automotiveFilingDeadline":{"$ref":"#/definitions/deadline"},"lookupFilingDeadline":{"$ref":"#/definitions/deadline"},"documentsUploadFilingDeadline":{"$ref":"#/definitions/deadline"}}},"characterWhitelist":{"description":"Every character that characterSetRestriction allows, or null for none fetched.","type":["string","null"]},"contact":{"title":"Contact","description":"The settlement administrator.","type":"object","required":["phoneKey","emailKey","addressKey"],"additionalProperties":false,"properties":{"nameKey":{"$ref":"#/definitions/contentKey"},"phoneKey":{"$ref":"#/definitions/contentKey"},"emailKey":{"$ref":"#/definitions/contentKey"},"addressKey":{"$ref":"#/definitions/contentKey"}}},"links":{"title":"Links","description":"Addresses of the surrounding site.","type":"object","required":["siteUrl","privacyPolicyUrl"],"additionalProperties":false,"properties":{"siteUrl":{"type":"string","format":"uri"},"privacyPolicyUrl":{"type":"string","format":"uri"}}},"header":{"title":"HeaderSettings","description":"What stands at the head of every page.","type":"object","additionalProperties":false,"properties":{"navigation":{"description":"Which links are shown.","enum":["default","alternative"],"default":"default"},"leaveOut":{"description":"Pages that your site does not have: their links are not shown.","type":"array","uniqueItems":true,"examples":[["faq"]],"items":{"enum":["documents","faq","contact","dates","claimStatus","uploadDocuments","changeAddress"]}},"claimsAdminTitleKey":{"$ref":"#/definitions/contentKey"},"caseNumberKey":{"$ref":"#/definitions/contentKey"},"logo":{"$ref":"#/definitions/logo"}}},"agency":{"title":"AgencySettings","description":"Statements of a government agency's site about itself: banner and identifier in the theme ftc-7-0-default. Say only what is true: the product adds nothing.","type":"object","additionalProperties":false,"examples":[{"federal":true,"banner":{"textKey":"Agency_Banner","detailKeys":["Agency_Address","Agency_Never"]},"identifier":{"textKey":"Agency_Name"}}],"properties":{"federal":{"description":"It is an agency of the United States' federal government, which the Privacy Act binds: the foot of every page says so, in every theme.","type":"boolean","default":false},"banner":{"title":"AgencyBanner","description":"The line above the header; with details it opens.","type":"object","required":["textKey"],"additionalProperties":false,"properties":{"textKey":{"$ref":"#/definitions/contentKey"},"detailKeys":{"description":"Paragraphs that are shown when the line is opened.","type":"array","minItems":1,"items":{"$ref":"#/definitions/contentKey"}}}},"identifier":{"title":"AgencyIdentifier","description":"Whose site it is, at the foot of every page, with the links that the agency must give.","type":"object","required":["textKey"],"additionalProperties":false,"properties":{"textKey":{"$ref":"#/definitions/contentKey"},"links":{"type":"array","items":{"title":"AgencyLink","type":"object","required":["labelKey","url"],"additionalProperties":false,"properties":{"labelKey":{"$ref":"#/definitions/contentKey"},"url":{"type":"string","format":"uri","pattern":"^https://"}}}}}}}},"mail":{"title":"MailSettings","description":"Sender of mails, which go out where the operator names an SMTP server: receipts of claims, for forms that name a field with an address (receiptTo), and codes and reminders of saved forms. None has answers.","type":"object","required":["from"],"additionalProperties":false,"examples":[{"from":"no-reply@claims.example.com"}],"properties":{"from":{"description":"The sender's address, of a domain whose SPF and DKIM the SMTP server's operator has set up.","type":"string","format":"email"}}},"tags":{"title":"Tags","description":"Google tags that count the visits of pages; without one nothing is loaded and nobody is counted.","type":"object","additionalProperties":false,"examples":[{"tagId":"G-4XQ1ABCDEF","secondTagId":null}],"properties":{"tagId":{"description":"The measurement id.","type":["string","null"],"pattern":"^[A-Z]{1,4}-[A-Z0-9-]{4,24}$","default":null},"secondTagId":{"description":"Another, which counts the same.","type":["string","null"],"pattern":"^[A-Z]{1,4}-[A-Z0-9-]{4,24}$","default":null}}},"forms":{"description":"The forms, by the name of their folder in pages/.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"standard":{"$ref":"#/definitions/form"},"lookup":{"$ref":"#/definitions/form"},"automotive":{"$ref":"#/definitions/form"},"documents-upload":{"$ref":"#/definitions/form"}}},"paymentMethods":{"description":"The ways to be paid that the settlement offers.","type":"array","items":{"type":"string"},"uniqueItems":true},"captcha":{"title":"CaptchaSettings","description":"The captcha provider; the embedded proof of work where left out.","type":"object","required":["provider"],"additionalProperties":false,"properties":{"provider":{"enum":["GoogleReCaptcha","HCaptcha","Altcha"]},"siteKey":{"type":"string"}}},"wallet":{"title":"WalletSettings","description":"The payment wallet: any OpenID Connect provider with the authorization-code flow and PKCE. A client secret is never written here: it comes from the server's environment.","type":"object","additionalProperties":false,"examples":[{"enabled":true,"issuer":"https://www.paypal.com","clientId":"AY3f…","scopes":["openid","email"]}],"properties":{"enabled":{"description":"Offer the login beside the field that a page shows as wallet.","type":"boolean","default":false},"issuer":{"description":"The provider's issuer; its endpoints and keys are read from there.","type":"string","format":"uri"},"clientId":{"description":"What the provider calls this site.","type":"string","minLength":1},"scopes":{"description":"What the login asks for.","type":"array","items":{"type":"string"},"minItems":1,"uniqueItems":true,"default":["openid","email"]},"authCodeExpiration":{"description":"Seconds that a login may take, counted down on the page.","type":"integer","minimum":30,"maximum":3600,"default":300},"required":{"description":"A claim that names an account is filed only once the claimant has logged in to it. Where false, an account may also be named without a login.","type":"boolean","default":true}}},"settings":{"title":"Settings","description":"Settings of the site.","type":"object","additionalProperties":false,"properties":{"redirectOnError":{"description":"Go to /error when an authorize or submit call answers an error.","type":"boolean","default":false},"languageSelector":{"description":"default: English only, shown while another language is active; all: every culture in its own name.","enum":["default","all"],"default":"default"},"minSessionDuration":{"description":"Minutes of inactivity after which the session ends.","type":"integer","minimum":2,"default":30},"expiredRedirectUrl":{"description":"Page for visitors whose session has ended by itself, once what they entered is removed: an https address, or a path of this site. /session-expired where left out.","type":"string","pattern":"^(https://|/)","examples":["https://www.example.com/session-ended"]},"toastDelaySeconds":{"type":"number","minimum":1,"default":6},"toastAutohide":{"type":"boolean","default":true},"resume":{"description":"code: a claimant can save a claim that is begun and finish it later, on any device, by a code that only the claimant has; off: nothing offers that, and nothing is kept.","enum":["code","off"],"default":"code"},"draftDays":{"description":"Days after its last save for which a claim that is to be finished later is kept; it is deleted at the form's deadline where that is earlier.","type":"integer","minimum":1,"maximum":366,"default":60}}},"status":{"title":"StatusSettings","description":"The page /status, which tells a claimant what was received and what happens next, by the reference code and one answer of the claim. Without it there is no such page.","type":"object","required":["questionKey","answers"],"additionalProperties":false,"examples":[{"questionKey":"Status_LastName","answers":{"standard":"claimantInfo.lastName"}}],"properties":{"questionKey":{"$ref":"#/definitions/contentKey","description":"Content key of the label of the field in which that answer is typed."},"hintKey":{"$ref":"#/definitions/contentKey","description":"Content key of what stands below the label."},"answers":{"title":"StatusAnswers","description":"By form, the field of the filed claim, as model.name, whose answer is asked. Claims of other forms have no status.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"standard":{"$ref":"#/definitions/statusAnswer"},"automotive":{"$ref":"#/definitions/statusAnswer"},"documents-upload":{"$ref":"#/definitions/statusAnswer"}}}}},"contentVariants":{"description":"Other wordings of a content key: the first variant whose condition holds is shown.","type":"object","additionalProperties":{"type":"array","minItems":1,"items":{"title":"ContentVariant","type":"object","required":["when","key"],"additionalProperties":false,"properties":{"when":{"$ref":"condition.schema.json#/definitions/condition"},"key":{"$ref":"#/definitions/contentKey"}}}}}},"definitions":{"statusAnswer":{"description":"A field, as model.name.","type":"string","pattern":"^[^.]+\\.[^.]+$"},"contentKey":{"description":"A key of the content files.","type":"string","minLength":1},"logo":{"title":"Logo","description":"A picture beside the settlement's name: PNG or WebP of 64 KB at most, drawn 48 px high at most.","type":"object","required":["file","altKey"],"additionalProperties":false,"examples":[{"file":"images/logo.png","altKey":"Header_LogoAlt"}],"properties":{"file":{"description":"Its path in the bundle.","type":"string","pattern":"^images/[A-Za-z0-9_-]+\\.(png|webp)$"},"altKey":{"$ref":"#/definitions/contentKey","description":"Content key of what the picture says to those who cannot see it."}}},"deadline":{"title":"Deadline","type":"object","required":["deadline"],"additionalProperties":false,"properties":{"deadline":{"description":"MM/dd/yyyy hh:mm:ss a, or MM/dd/yyyy (the end of that day), in the settlement's time zone.","type":"string","examples":["12/31/2030 11:59:59 PM"]},"timeZone":{"description":"A Windows time zone name, where it is not the settlement's.","type":"string"},"redirectTargets":{"description":"Where visitors go after the deadline, by culture; /deadline where left out.","type":"object","additionalProperties":{"type":"string"}}}},"formDeadline":{"title":"FormDeadline","type":"object","required":["key"],"additionalProperties":false,"properties":{"when":{"$ref":"condition.schema.json#/definitions/condition","description":"Of which claims it is the deadline; of all that come to it where left out. At sign-in the credentials, the row of the class list, the way in and the day are known, and every other answer is empty."},"key":{"description":"A key of the settlement's deadlines.","type":"string","minLength":1}}},"form":{"title":"FormSettings","type":"object","required":["formType","pages","authorization"],"additionalProperties":false,"properties":{"formType":{"enum":["Standard","Lookup","Automotive","DocumentsUpload"]},"pages":{"description":"The page sequence: names of files in pages/<form>/, the entry page first.","type":"array","minItems":1,"items":{"type":"string"}},"enabled":{"description":"false switches the form off: submissions are answered 409.","type":"boolean","default":true},"authorization":{"$ref":"#/definitions/authorization"},"receiptTo":{"description":"The field of the claim with the address that a receipt is mailed to, as model.field; it has the rule format with email. No receipt where it is left out, or a claim's is empty.","type":"string","pattern":"^[^.]+\\.[^.]+$","examples":["claimantInfo.email"]},"rowChoice":{"title":"RowChoice","description":"Question and description of rows where several of the class list match.","type":"object","additionalProperties":false,"examples":[{"questionKey":"Choose_Loan","columns":["vehicleYear","vehicleMake","vehicleModel","claimNumber"]}],"properties":{"questionKey":{"$ref":"#/definitions/contentKey","description":"Content key of the question, which takes the place of the product's own."},"columns":{"description":"The prefill columns that each row is described by, in this order, in the words of the fields that they fill. Where left out: those that differ from row to row.","type":"array","items":{"type":"string"},"minItems":1,"uniqueItems":true}}},"deadlines":{"description":"The deadlines that claims of this form may have, in order: the first whose condition holds is the claim's. It holds alone. Where none holds, or without a list, the form's own key does, of standard and lookup beside globalDeadline.","type":"array","minItems":1,"items":{"$ref":"#/definitions/formDeadline"},"examples":[[{"when":{"value":{"member":"state"},"equals":"CA"},"key":"californiaDeadline"},{"key":"claimFilingDeadline"}]]},"documents":{"title":"DocumentLimits","type":"object","additionalProperties":false,"properties":{"maxBytes":{"description":"The largest document, in bytes.","type":"integer","minimum":1,"default":10485760},"maxFiles":{"description":"The most documents of a claim.","type":"integer","minimum":1,"default":20},"accept":{"description":"Extensions that are accepted.","type":"array","items":{"type":"string","pattern":"^\\.[a-z0-9]+$"},"default":[".pdf",".jpg",".jpeg",".png",".heic"]}}}}},"authorization":{"title":"Authorization","description":"How a claimant gets past the entry page: one way, or several in the order in which they are offered, each kind once.","allOf":[{"if":{"type":"object"},"then":{"$ref":"#/definitions/way"},"else":{"title":"Ways","type":"array","minItems":1,"items":{"$ref":"#/definitions/way"},"examples":[[{"kind":"classList","match":[["claimNumber","pin"]]},{"kind":"open"}]]}}]},"way":{"title":"Way","description":"One way past the entry page.","allOf":[{"type":"object","required":["kind"],"properties":{"kind":{"enum":["classList","claims","open"]}},"allOf":[{"if":{"required":["kind"],"properties":{"kind":{"const":"classList"}}},"then":{"title":"ClassListAuthorization","description":"Credentials must match a row of the class list, by one of the alternative sets of columns.","type":"object","required":["kind","match"],"additionalProperties":false,"properties":{"kind":{"const":"classList"},"match":{"type":"array","minItems":1,"items":{"type":"array","minItems":1,"items":{"type":"string"}}}},"examples":[{"kind":"classList","match":[["claimNumber","pin"],["email","lastName","postalCode"]]}]}},{"if":{"required":["kind"],"properties":{"kind":{"const":"claims"}}},"then":{"title":"ClaimsAuthorization","description":"A reference code plus a field of the claim already filed.","type":"object","required":["kind","field"],"additionalProperties":false,"properties":{"kind":{"const":"claims"},"field":{"description":"The field of the filed claim, as model.name.","type":"string"}}}},{"if":{"required":["kind"],"properties":{"kind":{"const":"open"}}},"then":{"title":"OpenAuthorization","description":"Captcha only.","type":"object","required":["kind"],"additionalProperties":false,"properties":{"kind":{"const":"open"}}}}]}]}}};
const func0 = require("ajv/dist/runtime/equal").default;
const func4 = require("ajv/dist/runtime/ucs2length").default;
const schema39 = {"description":"A key of the content files.","type":"string","minLength":1};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}

const schema40 = {"title":"Deadline","type":"object","required":["deadline"],"additionalProperties":false,"properties":{"deadline":{"description":"MM/dd/yyyy hh:mm:ss a, or MM/dd/yyyy (the end of that day), in the settlement's time zone.","type":"string","examples":["12/31/2030 11:59:59 PM"]},"timeZone":{"description":"A Windows time zone name, where it is not the settlement's.","type":"string"},"redirectTargets":{"description":"Where visitors go after the deadline, by culture; /deadline where left out.","type":"object","additionalProperties":{"type":"string"}}}};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deadline === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deadline"},message:"must have required property '"+"deadline"+"'",schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "deadline") || (key0 === "timeZone")) || (key0 === "redirectTargets"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.deadline !== undefined){
let data0 = data.deadline;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.deadline.type,parentSchema:schema40.properties.deadline,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.timeZone !== undefined){
let data1 = data.timeZone;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.timeZone.type,parentSchema:schema40.properties.timeZone,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.redirectTargets !== undefined){
let data2 = data.redirectTargets;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/redirectTargets/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/redirectTargets/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.properties.redirectTargets.additionalProperties.type,parentSchema:schema40.properties.redirectTargets.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/redirectTargets",schemaPath:"#/properties/redirectTargets/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.properties.redirectTargets.type,parentSchema:schema40.properties.redirectTargets,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

const schema41 = {"title":"Logo","description":"A picture beside the settlement's name: PNG or WebP of 64 KB at most, drawn 48 px high at most.","type":"object","required":["file","altKey"],"additionalProperties":false,"examples":[{"file":"images/logo.png","altKey":"Header_LogoAlt"}],"properties":{"file":{"description":"Its path in the bundle.","type":"string","pattern":"^images/[A-Za-z0-9_-]+\\.(png|webp)$"},"altKey":{"$ref":"#/definitions/contentKey","description":"Content key of what the picture says to those who cannot see it."}}};
const pattern5 = new RegExp("^images/[A-Za-z0-9_-]+\\.(png|webp)$", "u");

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'",schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.altKey === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "altKey"},message:"must have required property '"+"altKey"+"'",schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "file") || (key0 === "altKey"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.file !== undefined){
let data0 = data.file;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err3 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/pattern",keyword:"pattern",params:{pattern: "^images/[A-Za-z0-9_-]+\\.(png|webp)$"},message:"must match pattern \""+"^images/[A-Za-z0-9_-]+\\.(png|webp)$"+"\"",schema:"^images/[A-Za-z0-9_-]+\\.(png|webp)$",parentSchema:schema41.properties.file,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.file.type,parentSchema:schema41.properties.file,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.altKey !== undefined){
if(!(validate143(data.altKey, {instancePath:instancePath+"/altKey",parentData:data,parentDataProperty:"altKey",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}

const schema42 = {"title":"FormSettings","type":"object","required":["formType","pages","authorization"],"additionalProperties":false,"properties":{"formType":{"enum":["Standard","Lookup","Automotive","DocumentsUpload"]},"pages":{"description":"The page sequence: names of files in pages/<form>/, the entry page first.","type":"array","minItems":1,"items":{"type":"string"}},"enabled":{"description":"false switches the form off: submissions are answered 409.","type":"boolean","default":true},"authorization":{"$ref":"#/definitions/authorization"},"receiptTo":{"description":"The field of the claim with the address that a receipt is mailed to, as model.field; it has the rule format with email. No receipt where it is left out, or a claim's is empty.","type":"string","pattern":"^[^.]+\\.[^.]+$","examples":["claimantInfo.email"]},"rowChoice":{"title":"RowChoice","description":"Question and description of rows where several of the class list match.","type":"object","additionalProperties":false,"examples":[{"questionKey":"Choose_Loan","columns":["vehicleYear","vehicleMake","vehicleModel","claimNumber"]}],"properties":{"questionKey":{"$ref":"#/definitions/contentKey","description":"Content key of the question, which takes the place of the product's own."},"columns":{"description":"The prefill columns that each row is described by, in this order, in the words of the fields that they fill. Where left out: those that differ from row to row.","type":"array","items":{"type":"string"},"minItems":1,"uniqueItems":true}}},"deadlines":{"description":"The deadlines that claims of this form may have, in order: the first whose condition holds is the claim's. It holds alone. Where none holds, or without a list, the form's own key does, of standard and lookup beside globalDeadline.","type":"array","minItems":1,"items":{"$ref":"#/definitions/formDeadline"},"examples":[[{"when":{"value":{"member":"state"},"equals":"CA"},"key":"californiaDeadline"},{"key":"claimFilingDeadline"}]]},"documents":{"title":"DocumentLimits","type":"object","additionalProperties":false,"properties":{"maxBytes":{"description":"The largest document, in bytes.","type":"integer","minimum":1,"default":10485760},"maxFiles":{"description":"The most documents of a claim.","type":"integer","minimum":1,"default":20},"accept":{"description":"Extensions that are accepted.","type":"array","items":{"type":"string","pattern":"^\\.[a-z0-9]+$"},"default":[".pdf",".jpg",".jpeg",".png",".heic"]}}}}};
const schema43 = {"title":"Authorization","description":"How a claimant gets past the entry page: one way, or several in the order in which they are offered, each kind once.","allOf":[{"if":{"type":"object"},"then":{"$ref":"#/definitions/way"},"else":{"title":"Ways","type":"array","minItems":1,"items":{"$ref":"#/definitions/way"},"examples":[[{"kind":"classList","match":[["claimNumber","pin"]]},{"kind":"open"}]]}}]};
const schema44 = {"title":"Way","description":"One way past the entry page.","allOf":[{"type":"object","required":["kind"],"properties":{"kind":{"enum":["classList","claims","open"]}},"allOf":[{"if":{"required":["kind"],"properties":{"kind":{"const":"classList"}}},"then":{"title":"ClassListAuthorization","description":"Credentials must match a row of the class list, by one of the alternative sets of columns.","type":"object","required":["kind","match"],"additionalProperties":false,"properties":{"kind":{"const":"classList"},"match":{"type":"array","minItems":1,"items":{"type":"array","minItems":1,"items":{"type":"string"}}}},"examples":[{"kind":"classList","match":[["claimNumber","pin"],["email","lastName","postalCode"]]}]}},{"if":{"required":["kind"],"properties":{"kind":{"const":"claims"}}},"then":{"title":"ClaimsAuthorization","description":"A reference code plus a field of the claim already filed.","type":"object","required":["kind","field"],"additionalProperties":false,"properties":{"kind":{"const":"claims"},"field":{"description":"The field of the filed claim, as model.name.","type":"string"}}}},{"if":{"required":["kind"],"properties":{"kind":{"const":"open"}}},"then":{"title":"OpenAuthorization","description":"Captcha only.","type":"object","required":["kind"],"additionalProperties":false,"properties":{"kind":{"const":"open"}}}}]}]};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs3 = errors;
let valid2 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.kind !== undefined){
if("classList" !== data.kind){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/allOf/0/then/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema44.allOf[0].allOf[0].then.required,parentSchema:schema44.allOf[0].allOf[0].then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.match === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/0/allOf/0/then/required",keyword:"required",params:{missingProperty: "match"},message:"must have required property '"+"match"+"'",schema:schema44.allOf[0].allOf[0].then.required,parentSchema:schema44.allOf[0].allOf[0].then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "match"))){
const err4 = {instancePath,schemaPath:"#/allOf/0/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema44.allOf[0].allOf[0].then,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("classList" !== data1){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/allOf/0/allOf/0/then/properties/kind/const",keyword:"const",params:{allowedValue: "classList"},message:"must be equal to constant",schema:"classList",parentSchema:schema44.allOf[0].allOf[0].then.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.match !== undefined){
let data2 = data.match;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/match",schemaPath:"#/allOf/0/allOf/0/then/properties/match/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema44.allOf[0].allOf[0].then.properties.match,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(Array.isArray(data3)){
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/match/" + i0,schemaPath:"#/allOf/0/allOf/0/then/properties/match/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema44.allOf[0].allOf[0].then.properties.match.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/match/" + i0+"/" + i1,schemaPath:"#/allOf/0/allOf/0/then/properties/match/items/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.allOf[0].allOf[0].then.properties.match.items.items.type,parentSchema:schema44.allOf[0].allOf[0].then.properties.match.items.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/match/" + i0,schemaPath:"#/allOf/0/allOf/0/then/properties/match/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema44.allOf[0].allOf[0].then.properties.match.items.type,parentSchema:schema44.allOf[0].allOf[0].then.properties.match.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/match",schemaPath:"#/allOf/0/allOf/0/then/properties/match/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema44.allOf[0].allOf[0].then.properties.match.type,parentSchema:schema44.allOf[0].allOf[0].then.properties.match,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/allOf/0/allOf/0/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.allOf[0].allOf[0].then.type,parentSchema:schema44.allOf[0].allOf[0].then,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = _valid0;
}
if(!valid2){
const err12 = {instancePath,schemaPath:"#/allOf/0/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema44.allOf[0].allOf[0].if,parentSchema:schema44.allOf[0].allOf[0],data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs17 = errors;
let valid9 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.kind === undefined) && (missing1 = "kind")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.kind !== undefined){
if("claims" !== data.kind){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid1 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err15 = {instancePath,schemaPath:"#/allOf/0/allOf/1/then/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema44.allOf[0].allOf[1].then.required,parentSchema:schema44.allOf[0].allOf[1].then,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.field === undefined){
const err16 = {instancePath,schemaPath:"#/allOf/0/allOf/1/then/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema44.allOf[0].allOf[1].then.required,parentSchema:schema44.allOf[0].allOf[1].then,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data){
if(!((key1 === "kind") || (key1 === "field"))){
const err17 = {instancePath,schemaPath:"#/allOf/0/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema44.allOf[0].allOf[1].then,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.kind !== undefined){
let data6 = data.kind;
if("claims" !== data6){
const err18 = {instancePath:instancePath+"/kind",schemaPath:"#/allOf/0/allOf/1/then/properties/kind/const",keyword:"const",params:{allowedValue: "claims"},message:"must be equal to constant",schema:"claims",parentSchema:schema44.allOf[0].allOf[1].then.properties.kind,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.field !== undefined){
let data7 = data.field;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/field",schemaPath:"#/allOf/0/allOf/1/then/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.allOf[0].allOf[1].then.properties.field.type,parentSchema:schema44.allOf[0].allOf[1].then.properties.field,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/allOf/0/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.allOf[0].allOf[1].then.type,parentSchema:schema44.allOf[0].allOf[1].then,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid9 = _valid1;
}
if(!valid9){
const err21 = {instancePath,schemaPath:"#/allOf/0/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema44.allOf[0].allOf[1].if,parentSchema:schema44.allOf[0].allOf[1],data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs27 = errors;
let valid12 = true;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.kind === undefined) && (missing2 = "kind")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(data.kind !== undefined){
if("open" !== data.kind){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
var _valid2 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err24 = {instancePath,schemaPath:"#/allOf/0/allOf/2/then/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema44.allOf[0].allOf[2].then.required,parentSchema:schema44.allOf[0].allOf[2].then,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key2 in data){
if(!(key2 === "kind")){
const err25 = {instancePath,schemaPath:"#/allOf/0/allOf/2/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema44.allOf[0].allOf[2].then,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.kind !== undefined){
let data9 = data.kind;
if("open" !== data9){
const err26 = {instancePath:instancePath+"/kind",schemaPath:"#/allOf/0/allOf/2/then/properties/kind/const",keyword:"const",params:{allowedValue: "open"},message:"must be equal to constant",schema:"open",parentSchema:schema44.allOf[0].allOf[2].then.properties.kind,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/allOf/0/allOf/2/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.allOf[0].allOf[2].then.type,parentSchema:schema44.allOf[0].allOf[2].then,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid12 = _valid2;
}
if(!valid12){
const err28 = {instancePath,schemaPath:"#/allOf/0/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema44.allOf[0].allOf[2].if,parentSchema:schema44.allOf[0].allOf[2],data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err29 = {instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema44.allOf[0].required,parentSchema:schema44.allOf[0],data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.kind !== undefined){
let data10 = data.kind;
if(!(((data10 === "classList") || (data10 === "claims")) || (data10 === "open"))){
const err30 = {instancePath:instancePath+"/kind",schemaPath:"#/allOf/0/properties/kind/enum",keyword:"enum",params:{allowedValues: schema44.allOf[0].properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema44.allOf[0].properties.kind.enum,parentSchema:schema44.allOf[0].properties.kind,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.allOf[0].type,parentSchema:schema44.allOf[0],data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = true;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate167(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(Array.isArray(data)){
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/allOf/0/else/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema43.allOf[0].else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate167(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/allOf/0/else/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema43.allOf[0].else.type,parentSchema:schema43.allOf[0].else,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema43.allOf[0].if,parentSchema:schema43.allOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}

const schema45 = {"title":"FormDeadline","type":"object","required":["key"],"additionalProperties":false,"properties":{"when":{"$ref":"condition.schema.json#/definitions/condition","description":"Of which claims it is the deadline; of all that come to it where left out. At sign-in the credentials, the row of the class list, the way in and the day are known, and every other answer is empty."},"key":{"description":"A key of the settlement's deadlines.","type":"string","minLength":1}}};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.all === undefined) && (missing0 = "all")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid2 = _errs10 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs11 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
ifClause0 = "then";
}
else {
const _errs12 = errors;
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.any === undefined) && (missing1 = "any")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid4 = _errs17 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var _valid3 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid3){
const _errs18 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid3 = _errs18 === errors;
valid4 = _valid3;
ifClause1 = "then";
}
else {
const _errs19 = errors;
const _errs20 = errors;
let valid6 = true;
const _errs21 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs23 = errors;
let valid7 = false;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.not === undefined) && (missing2 = "not")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid6 = _errs24 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var _valid5 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid5){
const _errs25 = errors;
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid5 = _errs25 === errors;
valid6 = _valid5;
ifClause2 = "then";
}
else {
const _errs26 = errors;
const _errs27 = errors;
let valid8 = true;
const _errs28 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.value === undefined) && (missing3 = "value")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid8 = _errs31 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var _valid7 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid7){
const _errs32 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid7 = _errs32 === errors;
valid8 = _valid7;
ifClause3 = "then";
}
else {
const _errs33 = errors;
const _errs34 = errors;
let valid10 = true;
const _errs35 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs37 = errors;
let valid11 = false;
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.equals === undefined) && (missing4 = "equals")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid10 = _errs38 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.notEquals === undefined) && (missing5 = "notEquals")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid10 = _errs39 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs40 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.in === undefined) && (missing6 = "in")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid10 = _errs40 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.matches === undefined) && (missing7 = "matches")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid10 = _errs41 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs42 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.empty === undefined) && (missing8 = "empty")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid10 = _errs42 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.greaterThan === undefined) && (missing9 = "greaterThan")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid10 = _errs43 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.atLeast === undefined) && (missing10 = "atLeast")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid10 = _errs44 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs45 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.lessThan === undefined) && (missing11 = "lessThan")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid10 = _errs45 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.atMost === undefined) && (missing12 = "atMost")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid10 = _errs46 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.before === undefined) && (missing13 = "before")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid10 = _errs47 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs48 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((data.onOrBefore === undefined) && (missing14 = "onOrBefore")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid10 = _errs48 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs49 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.after === undefined) && (missing15 = "after")){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid10 = _errs49 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs50 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if((data.onOrAfter === undefined) && (missing16 = "onOrAfter")){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid10 = _errs50 === errors;
valid11 = valid11 || _valid10;
}
}
}
}
}
}
}
}
}
}
}
}
if(!valid11){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var _valid9 = _errs35 === errors;
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid9){
const _errs51 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid9 = _errs51 === errors;
valid10 = _valid9;
ifClause4 = "then";
}
else {
const _errs52 = errors;
if(true){
const err29 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/noAlternative",keyword:"noAlternative",params:{},message:"must pass \"noAlternative\" keyword validation",schema:schema7.allOf[0].then.else.else.else.else.else.noAlternative,parentSchema:schema7.allOf[0].then.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid9 = _errs52 === errors;
valid10 = _valid9;
ifClause4 = "else";
}
if(!valid10){
const err30 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause4},message:"must match \""+ifClause4+"\" schema",schema:schema7.allOf[0].then.else.else.else.else.if,parentSchema:schema7.allOf[0].then.else.else.else.else,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid7 = _errs33 === errors;
valid8 = _valid7;
ifClause3 = "else";
}
if(!valid8){
const err31 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema",schema:schema7.allOf[0].then.else.else.else.if,parentSchema:schema7.allOf[0].then.else.else.else,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid5 = _errs26 === errors;
valid6 = _valid5;
ifClause2 = "else";
}
if(!valid6){
const err32 = {instancePath,schemaPath:"#/allOf/0/then/else/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema",schema:schema7.allOf[0].then.else.else.if,parentSchema:schema7.allOf[0].then.else.else,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid3 = _errs19 === errors;
valid4 = _valid3;
ifClause1 = "else";
}
if(!valid4){
const err33 = {instancePath,schemaPath:"#/allOf/0/then/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema7.allOf[0].then.else.if,parentSchema:schema7.allOf[0].then.else,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = _valid1;
ifClause0 = "else";
}
if(!valid2){
const err34 = {instancePath,schemaPath:"#/allOf/0/then/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema7.allOf[0].then.if,parentSchema:schema7.allOf[0].then,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err35 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema7.allOf[0].if,parentSchema:schema7.allOf[0],data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}


function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "when") || (key0 === "key"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.when !== undefined){
if(!(validate173(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema45.properties.key,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.key.type,parentSchema:schema45.properties.key,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}

const pattern9 = new RegExp("^[^.]+\\.[^.]+$", "u");
const pattern10 = new RegExp("^\\.[a-z0-9]+$", "u");

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.formType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formType"},message:"must have required property '"+"formType"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.authorization === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorization"},message:"must have required property '"+"authorization"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "formType") || (key0 === "pages")) || (key0 === "enabled")) || (key0 === "authorization")) || (key0 === "receiptTo")) || (key0 === "rowChoice")) || (key0 === "deadlines")) || (key0 === "documents"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.formType !== undefined){
let data0 = data.formType;
if(!((((data0 === "Standard") || (data0 === "Lookup")) || (data0 === "Automotive")) || (data0 === "DocumentsUpload"))){
const err4 = {instancePath:instancePath+"/formType",schemaPath:"#/properties/formType/enum",keyword:"enum",params:{allowedValues: schema42.properties.formType.enum},message:"must be equal to one of the allowed values",schema:schema42.properties.formType.enum,parentSchema:schema42.properties.formType,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pages !== undefined){
let data1 = data.pages;
if(Array.isArray(data1)){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema42.properties.pages,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.pages.items.type,parentSchema:schema42.properties.pages.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.properties.pages.type,parentSchema:schema42.properties.pages,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.enabled !== undefined){
let data3 = data.enabled;
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema42.properties.enabled.type,parentSchema:schema42.properties.enabled,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.authorization !== undefined){
if(!(validate166(data.authorization, {instancePath:instancePath+"/authorization",parentData:data,parentDataProperty:"authorization",rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.receiptTo !== undefined){
let data5 = data.receiptTo;
if(typeof data5 === "string"){
if(!pattern9.test(data5)){
const err9 = {instancePath:instancePath+"/receiptTo",schemaPath:"#/properties/receiptTo/pattern",keyword:"pattern",params:{pattern: "^[^.]+\\.[^.]+$"},message:"must match pattern \""+"^[^.]+\\.[^.]+$"+"\"",schema:"^[^.]+\\.[^.]+$",parentSchema:schema42.properties.receiptTo,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/receiptTo",schemaPath:"#/properties/receiptTo/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.receiptTo.type,parentSchema:schema42.properties.receiptTo,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.rowChoice !== undefined){
let data6 = data.rowChoice;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(!((key1 === "questionKey") || (key1 === "columns"))){
const err11 = {instancePath:instancePath+"/rowChoice",schemaPath:"#/properties/rowChoice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema42.properties.rowChoice,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.questionKey !== undefined){
if(!(validate143(data6.questionKey, {instancePath:instancePath+"/rowChoice/questionKey",parentData:data6,parentDataProperty:"questionKey",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data6.columns !== undefined){
let data8 = data6.columns;
if(Array.isArray(data8)){
if(data8.length < 1){
const err12 = {instancePath:instancePath+"/rowChoice/columns",schemaPath:"#/properties/rowChoice/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema42.properties.rowChoice.properties.columns,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 !== "string"){
const err13 = {instancePath:instancePath+"/rowChoice/columns/" + i1,schemaPath:"#/properties/rowChoice/properties/columns/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.rowChoice.properties.columns.items.type,parentSchema:schema42.properties.rowChoice.properties.columns.items,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let i2 = data8.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data8[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err14 = {instancePath:instancePath+"/rowChoice/columns",schemaPath:"#/properties/rowChoice/properties/columns/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)",schema:true,parentSchema:schema42.properties.rowChoice.properties.columns,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err15 = {instancePath:instancePath+"/rowChoice/columns",schemaPath:"#/properties/rowChoice/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.properties.rowChoice.properties.columns.type,parentSchema:schema42.properties.rowChoice.properties.columns,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/rowChoice",schemaPath:"#/properties/rowChoice/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.properties.rowChoice.type,parentSchema:schema42.properties.rowChoice,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.deadlines !== undefined){
let data10 = data.deadlines;
if(Array.isArray(data10)){
if(data10.length < 1){
const err17 = {instancePath:instancePath+"/deadlines",schemaPath:"#/properties/deadlines/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema42.properties.deadlines,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len2 = data10.length;
for(let i3=0; i3<len2; i3++){
if(!(validate172(data10[i3], {instancePath:instancePath+"/deadlines/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/deadlines",schemaPath:"#/properties/deadlines/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.properties.deadlines.type,parentSchema:schema42.properties.deadlines,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.documents !== undefined){
let data12 = data.documents;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
if(!(((key2 === "maxBytes") || (key2 === "maxFiles")) || (key2 === "accept"))){
const err19 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema42.properties.documents,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data12.maxBytes !== undefined){
let data13 = data12.maxBytes;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err20 = {instancePath:instancePath+"/documents/maxBytes",schemaPath:"#/properties/documents/properties/maxBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.documents.properties.maxBytes.type,parentSchema:schema42.properties.documents.properties.maxBytes,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err21 = {instancePath:instancePath+"/documents/maxBytes",schemaPath:"#/properties/documents/properties/maxBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema42.properties.documents.properties.maxBytes,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data12.maxFiles !== undefined){
let data14 = data12.maxFiles;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err22 = {instancePath:instancePath+"/documents/maxFiles",schemaPath:"#/properties/documents/properties/maxFiles/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.documents.properties.maxFiles.type,parentSchema:schema42.properties.documents.properties.maxFiles,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err23 = {instancePath:instancePath+"/documents/maxFiles",schemaPath:"#/properties/documents/properties/maxFiles/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema42.properties.documents.properties.maxFiles,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data12.accept !== undefined){
let data15 = data12.accept;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i4=0; i4<len3; i4++){
let data16 = data15[i4];
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
const err24 = {instancePath:instancePath+"/documents/accept/" + i4,schemaPath:"#/properties/documents/properties/accept/items/pattern",keyword:"pattern",params:{pattern: "^\\.[a-z0-9]+$"},message:"must match pattern \""+"^\\.[a-z0-9]+$"+"\"",schema:"^\\.[a-z0-9]+$",parentSchema:schema42.properties.documents.properties.accept.items,data:data16};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/documents/accept/" + i4,schemaPath:"#/properties/documents/properties/accept/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.documents.properties.accept.items.type,parentSchema:schema42.properties.documents.properties.accept.items,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/documents/accept",schemaPath:"#/properties/documents/properties/accept/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.properties.documents.properties.accept.type,parentSchema:schema42.properties.documents.properties.accept,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.properties.documents.type,parentSchema:schema42.properties.documents,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}

const schema47 = {"description":"A field, as model.name.","type":"string","pattern":"^[^.]+\\.[^.]+$"};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern9.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^.]+\\.[^.]+$"},message:"must match pattern \""+"^[^.]+\\.[^.]+$"+"\"",schema:"^[^.]+\\.[^.]+$",parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");
const pattern6 = new RegExp("^https://", "u");
const pattern7 = new RegExp("^[A-Z]{1,4}-[A-Z0-9-]{4,24}$", "u");
const pattern11 = new RegExp("^(https://|/)", "u");
const formats0 = require("ajv-formats/dist/formats").fullFormats.uri;
const formats6 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="settlement.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nameKey === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nameKey"},message:"must have required property '"+"nameKey"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.theme === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "theme"},message:"must have required property '"+"theme"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cultures === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cultures"},message:"must have required property '"+"cultures"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timeZone === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeZone"},message:"must have required property '"+"timeZone"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.deadlines === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deadlines"},message:"must have required property '"+"deadlines"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.characterWhitelist === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "characterWhitelist"},message:"must have required property '"+"characterWhitelist"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.contact === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.links === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.forms === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forms"},message:"must have required property '"+"forms"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema38.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.$schema.type,parentSchema:schema38.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.nameKey !== undefined){
if(!(validate143(data.nameKey, {instancePath:instancePath+"/nameKey",parentData:data,parentDataProperty:"nameKey",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.theme !== undefined){
let data2 = data.theme;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.theme.type,parentSchema:schema38.properties.theme,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.cultures !== undefined){
let data3 = data.cultures;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.en === undefined){
const err12 = {instancePath:instancePath+"/cultures",schemaPath:"#/properties/cultures/required",keyword:"required",params:{missingProperty: "en"},message:"must have required property '"+"en"+"'",schema:schema38.properties.cultures.required,parentSchema:schema38.properties.cultures,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data3){
const _errs9 = errors;
if(typeof key1 === "string"){
if(!pattern4.test(key1)){
const err13 = {instancePath:instancePath+"/cultures",schemaPath:"#/properties/cultures/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\"",schema:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",parentSchema:schema38.properties.cultures.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
const err14 = {instancePath:instancePath+"/cultures",schemaPath:"#/properties/cultures/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema38.properties.cultures.propertyNames,parentSchema:schema38.properties.cultures,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
for(const key2 in data3){
if(!(key2 === "en")){
let data4 = data3[key2];
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/cultures/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cultures/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.cultures.additionalProperties.type,parentSchema:schema38.properties.cultures.additionalProperties,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data3.en !== undefined){
let data5 = data3.en;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/cultures/en",schemaPath:"#/properties/cultures/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.cultures.properties.en.type,parentSchema:schema38.properties.cultures.properties.en,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/cultures",schemaPath:"#/properties/cultures/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.cultures.type,parentSchema:schema38.properties.cultures,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.timeZone !== undefined){
let data6 = data.timeZone;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.timeZone.type,parentSchema:schema38.properties.timeZone,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.deadlines !== undefined){
let data7 = data.deadlines;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key3 in data7){
if(!(((((key3 === "globalDeadline") || (key3 === "claimFilingDeadline")) || (key3 === "automotiveFilingDeadline")) || (key3 === "lookupFilingDeadline")) || (key3 === "documentsUploadFilingDeadline"))){
if(!(validate145(data7[key3], {instancePath:instancePath+"/deadlines/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
if(data7.globalDeadline !== undefined){
if(!(validate145(data7.globalDeadline, {instancePath:instancePath+"/deadlines/globalDeadline",parentData:data7,parentDataProperty:"globalDeadline",rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
if(data7.claimFilingDeadline !== undefined){
if(!(validate145(data7.claimFilingDeadline, {instancePath:instancePath+"/deadlines/claimFilingDeadline",parentData:data7,parentDataProperty:"claimFilingDeadline",rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
if(data7.automotiveFilingDeadline !== undefined){
if(!(validate145(data7.automotiveFilingDeadline, {instancePath:instancePath+"/deadlines/automotiveFilingDeadline",parentData:data7,parentDataProperty:"automotiveFilingDeadline",rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
if(data7.lookupFilingDeadline !== undefined){
if(!(validate145(data7.lookupFilingDeadline, {instancePath:instancePath+"/deadlines/lookupFilingDeadline",parentData:data7,parentDataProperty:"lookupFilingDeadline",rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
if(data7.documentsUploadFilingDeadline !== undefined){
if(!(validate145(data7.documentsUploadFilingDeadline, {instancePath:instancePath+"/deadlines/documentsUploadFilingDeadline",parentData:data7,parentDataProperty:"documentsUploadFilingDeadline",rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/deadlines",schemaPath:"#/properties/deadlines/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.deadlines.type,parentSchema:schema38.properties.deadlines,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.characterWhitelist !== undefined){
let data14 = data.characterWhitelist;
if((typeof data14 !== "string") && (data14 !== null)){
const err20 = {instancePath:instancePath+"/characterWhitelist",schemaPath:"#/properties/characterWhitelist/type",keyword:"type",params:{type: schema38.properties.characterWhitelist.type},message:"must be string,null",schema:schema38.properties.characterWhitelist.type,parentSchema:schema38.properties.characterWhitelist,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.contact !== undefined){
let data15 = data.contact;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.phoneKey === undefined){
const err21 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/required",keyword:"required",params:{missingProperty: "phoneKey"},message:"must have required property '"+"phoneKey"+"'",schema:schema38.properties.contact.required,parentSchema:schema38.properties.contact,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data15.emailKey === undefined){
const err22 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/required",keyword:"required",params:{missingProperty: "emailKey"},message:"must have required property '"+"emailKey"+"'",schema:schema38.properties.contact.required,parentSchema:schema38.properties.contact,data:data15};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data15.addressKey === undefined){
const err23 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/required",keyword:"required",params:{missingProperty: "addressKey"},message:"must have required property '"+"addressKey"+"'",schema:schema38.properties.contact.required,parentSchema:schema38.properties.contact,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key4 in data15){
if(!((((key4 === "nameKey") || (key4 === "phoneKey")) || (key4 === "emailKey")) || (key4 === "addressKey"))){
const err24 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.contact,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data15.nameKey !== undefined){
if(!(validate143(data15.nameKey, {instancePath:instancePath+"/contact/nameKey",parentData:data15,parentDataProperty:"nameKey",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data15.phoneKey !== undefined){
if(!(validate143(data15.phoneKey, {instancePath:instancePath+"/contact/phoneKey",parentData:data15,parentDataProperty:"phoneKey",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data15.emailKey !== undefined){
if(!(validate143(data15.emailKey, {instancePath:instancePath+"/contact/emailKey",parentData:data15,parentDataProperty:"emailKey",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data15.addressKey !== undefined){
if(!(validate143(data15.addressKey, {instancePath:instancePath+"/contact/addressKey",parentData:data15,parentDataProperty:"addressKey",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.contact.type,parentSchema:schema38.properties.contact,data:data15};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.links !== undefined){
let data20 = data.links;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.siteUrl === undefined){
const err26 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/required",keyword:"required",params:{missingProperty: "siteUrl"},message:"must have required property '"+"siteUrl"+"'",schema:schema38.properties.links.required,parentSchema:schema38.properties.links,data:data20};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data20.privacyPolicyUrl === undefined){
const err27 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/required",keyword:"required",params:{missingProperty: "privacyPolicyUrl"},message:"must have required property '"+"privacyPolicyUrl"+"'",schema:schema38.properties.links.required,parentSchema:schema38.properties.links,data:data20};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key5 in data20){
if(!((key5 === "siteUrl") || (key5 === "privacyPolicyUrl"))){
const err28 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.links,data:data20};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data20.siteUrl !== undefined){
let data21 = data20.siteUrl;
if(typeof data21 === "string"){
if(!(formats0(data21))){
const err29 = {instancePath:instancePath+"/links/siteUrl",schemaPath:"#/properties/links/properties/siteUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\"",schema:"uri",parentSchema:schema38.properties.links.properties.siteUrl,data:data21};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/links/siteUrl",schemaPath:"#/properties/links/properties/siteUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.links.properties.siteUrl.type,parentSchema:schema38.properties.links.properties.siteUrl,data:data21};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data20.privacyPolicyUrl !== undefined){
let data22 = data20.privacyPolicyUrl;
if(typeof data22 === "string"){
if(!(formats0(data22))){
const err31 = {instancePath:instancePath+"/links/privacyPolicyUrl",schemaPath:"#/properties/links/properties/privacyPolicyUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\"",schema:"uri",parentSchema:schema38.properties.links.properties.privacyPolicyUrl,data:data22};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/links/privacyPolicyUrl",schemaPath:"#/properties/links/properties/privacyPolicyUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.links.properties.privacyPolicyUrl.type,parentSchema:schema38.properties.links.properties.privacyPolicyUrl,data:data22};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.links.type,parentSchema:schema38.properties.links,data:data20};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.header !== undefined){
let data23 = data.header;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key6 in data23){
if(!(((((key6 === "navigation") || (key6 === "leaveOut")) || (key6 === "claimsAdminTitleKey")) || (key6 === "caseNumberKey")) || (key6 === "logo"))){
const err34 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.header,data:data23};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data23.navigation !== undefined){
let data24 = data23.navigation;
if(!((data24 === "default") || (data24 === "alternative"))){
const err35 = {instancePath:instancePath+"/header/navigation",schemaPath:"#/properties/header/properties/navigation/enum",keyword:"enum",params:{allowedValues: schema38.properties.header.properties.navigation.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.header.properties.navigation.enum,parentSchema:schema38.properties.header.properties.navigation,data:data24};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data23.leaveOut !== undefined){
let data25 = data23.leaveOut;
if(Array.isArray(data25)){
const len0 = data25.length;
for(let i0=0; i0<len0; i0++){
let data26 = data25[i0];
if(!(((((((data26 === "documents") || (data26 === "faq")) || (data26 === "contact")) || (data26 === "dates")) || (data26 === "claimStatus")) || (data26 === "uploadDocuments")) || (data26 === "changeAddress"))){
const err36 = {instancePath:instancePath+"/header/leaveOut/" + i0,schemaPath:"#/properties/header/properties/leaveOut/items/enum",keyword:"enum",params:{allowedValues: schema38.properties.header.properties.leaveOut.items.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.header.properties.leaveOut.items.enum,parentSchema:schema38.properties.header.properties.leaveOut.items,data:data26};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
let i1 = data25.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data25[i1], data25[j0])){
const err37 = {instancePath:instancePath+"/header/leaveOut",schemaPath:"#/properties/header/properties/leaveOut/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema38.properties.header.properties.leaveOut,data:data25};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err38 = {instancePath:instancePath+"/header/leaveOut",schemaPath:"#/properties/header/properties/leaveOut/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.header.properties.leaveOut.type,parentSchema:schema38.properties.header.properties.leaveOut,data:data25};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data23.claimsAdminTitleKey !== undefined){
if(!(validate143(data23.claimsAdminTitleKey, {instancePath:instancePath+"/header/claimsAdminTitleKey",parentData:data23,parentDataProperty:"claimsAdminTitleKey",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data23.caseNumberKey !== undefined){
if(!(validate143(data23.caseNumberKey, {instancePath:instancePath+"/header/caseNumberKey",parentData:data23,parentDataProperty:"caseNumberKey",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data23.logo !== undefined){
if(!(validate158(data23.logo, {instancePath:instancePath+"/header/logo",parentData:data23,parentDataProperty:"logo",rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.header.type,parentSchema:schema38.properties.header,data:data23};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.agency !== undefined){
let data30 = data.agency;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key7 in data30){
if(!(((key7 === "federal") || (key7 === "banner")) || (key7 === "identifier"))){
const err40 = {instancePath:instancePath+"/agency",schemaPath:"#/properties/agency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.agency,data:data30};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data30.federal !== undefined){
let data31 = data30.federal;
if(typeof data31 !== "boolean"){
const err41 = {instancePath:instancePath+"/agency/federal",schemaPath:"#/properties/agency/properties/federal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema38.properties.agency.properties.federal.type,parentSchema:schema38.properties.agency.properties.federal,data:data31};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data30.banner !== undefined){
let data32 = data30.banner;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.textKey === undefined){
const err42 = {instancePath:instancePath+"/agency/banner",schemaPath:"#/properties/agency/properties/banner/required",keyword:"required",params:{missingProperty: "textKey"},message:"must have required property '"+"textKey"+"'",schema:schema38.properties.agency.properties.banner.required,parentSchema:schema38.properties.agency.properties.banner,data:data32};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key8 in data32){
if(!((key8 === "textKey") || (key8 === "detailKeys"))){
const err43 = {instancePath:instancePath+"/agency/banner",schemaPath:"#/properties/agency/properties/banner/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.agency.properties.banner,data:data32};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data32.textKey !== undefined){
if(!(validate143(data32.textKey, {instancePath:instancePath+"/agency/banner/textKey",parentData:data32,parentDataProperty:"textKey",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data32.detailKeys !== undefined){
let data34 = data32.detailKeys;
if(Array.isArray(data34)){
if(data34.length < 1){
const err44 = {instancePath:instancePath+"/agency/banner/detailKeys",schemaPath:"#/properties/agency/properties/banner/properties/detailKeys/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema38.properties.agency.properties.banner.properties.detailKeys,data:data34};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len1 = data34.length;
for(let i2=0; i2<len1; i2++){
if(!(validate143(data34[i2], {instancePath:instancePath+"/agency/banner/detailKeys/" + i2,parentData:data34,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
}
else {
const err45 = {instancePath:instancePath+"/agency/banner/detailKeys",schemaPath:"#/properties/agency/properties/banner/properties/detailKeys/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.agency.properties.banner.properties.detailKeys.type,parentSchema:schema38.properties.agency.properties.banner.properties.detailKeys,data:data34};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/agency/banner",schemaPath:"#/properties/agency/properties/banner/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.agency.properties.banner.type,parentSchema:schema38.properties.agency.properties.banner,data:data32};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data30.identifier !== undefined){
let data36 = data30.identifier;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.textKey === undefined){
const err47 = {instancePath:instancePath+"/agency/identifier",schemaPath:"#/properties/agency/properties/identifier/required",keyword:"required",params:{missingProperty: "textKey"},message:"must have required property '"+"textKey"+"'",schema:schema38.properties.agency.properties.identifier.required,parentSchema:schema38.properties.agency.properties.identifier,data:data36};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key9 in data36){
if(!((key9 === "textKey") || (key9 === "links"))){
const err48 = {instancePath:instancePath+"/agency/identifier",schemaPath:"#/properties/agency/properties/identifier/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.agency.properties.identifier,data:data36};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data36.textKey !== undefined){
if(!(validate143(data36.textKey, {instancePath:instancePath+"/agency/identifier/textKey",parentData:data36,parentDataProperty:"textKey",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data36.links !== undefined){
let data38 = data36.links;
if(Array.isArray(data38)){
const len2 = data38.length;
for(let i3=0; i3<len2; i3++){
let data39 = data38[i3];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.labelKey === undefined){
const err49 = {instancePath:instancePath+"/agency/identifier/links/" + i3,schemaPath:"#/properties/agency/properties/identifier/properties/links/items/required",keyword:"required",params:{missingProperty: "labelKey"},message:"must have required property '"+"labelKey"+"'",schema:schema38.properties.agency.properties.identifier.properties.links.items.required,parentSchema:schema38.properties.agency.properties.identifier.properties.links.items,data:data39};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data39.url === undefined){
const err50 = {instancePath:instancePath+"/agency/identifier/links/" + i3,schemaPath:"#/properties/agency/properties/identifier/properties/links/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema38.properties.agency.properties.identifier.properties.links.items.required,parentSchema:schema38.properties.agency.properties.identifier.properties.links.items,data:data39};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key10 in data39){
if(!((key10 === "labelKey") || (key10 === "url"))){
const err51 = {instancePath:instancePath+"/agency/identifier/links/" + i3,schemaPath:"#/properties/agency/properties/identifier/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.agency.properties.identifier.properties.links.items,data:data39};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data39.labelKey !== undefined){
if(!(validate143(data39.labelKey, {instancePath:instancePath+"/agency/identifier/links/" + i3+"/labelKey",parentData:data39,parentDataProperty:"labelKey",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data39.url !== undefined){
let data41 = data39.url;
if(typeof data41 === "string"){
if(!pattern6.test(data41)){
const err52 = {instancePath:instancePath+"/agency/identifier/links/" + i3+"/url",schemaPath:"#/properties/agency/properties/identifier/properties/links/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\"",schema:"^https://",parentSchema:schema38.properties.agency.properties.identifier.properties.links.items.properties.url,data:data41};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!(formats0(data41))){
const err53 = {instancePath:instancePath+"/agency/identifier/links/" + i3+"/url",schemaPath:"#/properties/agency/properties/identifier/properties/links/items/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\"",schema:"uri",parentSchema:schema38.properties.agency.properties.identifier.properties.links.items.properties.url,data:data41};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/agency/identifier/links/" + i3+"/url",schemaPath:"#/properties/agency/properties/identifier/properties/links/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.agency.properties.identifier.properties.links.items.properties.url.type,parentSchema:schema38.properties.agency.properties.identifier.properties.links.items.properties.url,data:data41};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/agency/identifier/links/" + i3,schemaPath:"#/properties/agency/properties/identifier/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.agency.properties.identifier.properties.links.items.type,parentSchema:schema38.properties.agency.properties.identifier.properties.links.items,data:data39};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/agency/identifier/links",schemaPath:"#/properties/agency/properties/identifier/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.agency.properties.identifier.properties.links.type,parentSchema:schema38.properties.agency.properties.identifier.properties.links,data:data38};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/agency/identifier",schemaPath:"#/properties/agency/properties/identifier/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.agency.properties.identifier.type,parentSchema:schema38.properties.agency.properties.identifier,data:data36};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/agency",schemaPath:"#/properties/agency/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.agency.type,parentSchema:schema38.properties.agency,data:data30};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.mail !== undefined){
let data42 = data.mail;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.from === undefined){
const err59 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema38.properties.mail.required,parentSchema:schema38.properties.mail,data:data42};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key11 in data42){
if(!(key11 === "from")){
const err60 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.mail,data:data42};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data42.from !== undefined){
let data43 = data42.from;
if(typeof data43 === "string"){
if(!(formats6.test(data43))){
const err61 = {instancePath:instancePath+"/mail/from",schemaPath:"#/properties/mail/properties/from/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema38.properties.mail.properties.from,data:data43};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/mail/from",schemaPath:"#/properties/mail/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.mail.properties.from.type,parentSchema:schema38.properties.mail.properties.from,data:data43};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.mail.type,parentSchema:schema38.properties.mail,data:data42};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.tags !== undefined){
let data44 = data.tags;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key12 in data44){
if(!((key12 === "tagId") || (key12 === "secondTagId"))){
const err64 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.tags,data:data44};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data44.tagId !== undefined){
let data45 = data44.tagId;
if((typeof data45 !== "string") && (data45 !== null)){
const err65 = {instancePath:instancePath+"/tags/tagId",schemaPath:"#/properties/tags/properties/tagId/type",keyword:"type",params:{type: schema38.properties.tags.properties.tagId.type},message:"must be string,null",schema:schema38.properties.tags.properties.tagId.type,parentSchema:schema38.properties.tags.properties.tagId,data:data45};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(typeof data45 === "string"){
if(!pattern7.test(data45)){
const err66 = {instancePath:instancePath+"/tags/tagId",schemaPath:"#/properties/tags/properties/tagId/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{1,4}-[A-Z0-9-]{4,24}$"},message:"must match pattern \""+"^[A-Z]{1,4}-[A-Z0-9-]{4,24}$"+"\"",schema:"^[A-Z]{1,4}-[A-Z0-9-]{4,24}$",parentSchema:schema38.properties.tags.properties.tagId,data:data45};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data44.secondTagId !== undefined){
let data46 = data44.secondTagId;
if((typeof data46 !== "string") && (data46 !== null)){
const err67 = {instancePath:instancePath+"/tags/secondTagId",schemaPath:"#/properties/tags/properties/secondTagId/type",keyword:"type",params:{type: schema38.properties.tags.properties.secondTagId.type},message:"must be string,null",schema:schema38.properties.tags.properties.secondTagId.type,parentSchema:schema38.properties.tags.properties.secondTagId,data:data46};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(typeof data46 === "string"){
if(!pattern7.test(data46)){
const err68 = {instancePath:instancePath+"/tags/secondTagId",schemaPath:"#/properties/tags/properties/secondTagId/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{1,4}-[A-Z0-9-]{4,24}$"},message:"must match pattern \""+"^[A-Z]{1,4}-[A-Z0-9-]{4,24}$"+"\"",schema:"^[A-Z]{1,4}-[A-Z0-9-]{4,24}$",parentSchema:schema38.properties.tags.properties.secondTagId,data:data46};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
}
else {
const err69 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.tags.type,parentSchema:schema38.properties.tags,data:data44};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.forms !== undefined){
let data47 = data.forms;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(Object.keys(data47).length < 1){
const err70 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema38.properties.forms,data:data47};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
for(const key13 in data47){
if(!((((key13 === "standard") || (key13 === "lookup")) || (key13 === "automotive")) || (key13 === "documents-upload"))){
const err71 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.forms,data:data47};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data47.standard !== undefined){
if(!(validate165(data47.standard, {instancePath:instancePath+"/forms/standard",parentData:data47,parentDataProperty:"standard",rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data47.lookup !== undefined){
if(!(validate165(data47.lookup, {instancePath:instancePath+"/forms/lookup",parentData:data47,parentDataProperty:"lookup",rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data47.automotive !== undefined){
if(!(validate165(data47.automotive, {instancePath:instancePath+"/forms/automotive",parentData:data47,parentDataProperty:"automotive",rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data47["documents-upload"] !== undefined){
if(!(validate165(data47["documents-upload"], {instancePath:instancePath+"/forms/documents-upload",parentData:data47,parentDataProperty:"documents-upload",rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
}
else {
const err72 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.forms.type,parentSchema:schema38.properties.forms,data:data47};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.paymentMethods !== undefined){
let data52 = data.paymentMethods;
if(Array.isArray(data52)){
const len3 = data52.length;
for(let i4=0; i4<len3; i4++){
let data53 = data52[i4];
if(typeof data53 !== "string"){
const err73 = {instancePath:instancePath+"/paymentMethods/" + i4,schemaPath:"#/properties/paymentMethods/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.paymentMethods.items.type,parentSchema:schema38.properties.paymentMethods.items,data:data53};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
let i5 = data52.length;
let j1;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data52[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j1 = indices0[item0];
const err74 = {instancePath:instancePath+"/paymentMethods",schemaPath:"#/properties/paymentMethods/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i5+" are identical)",schema:true,parentSchema:schema38.properties.paymentMethods,data:data52};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
const err75 = {instancePath:instancePath+"/paymentMethods",schemaPath:"#/properties/paymentMethods/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.paymentMethods.type,parentSchema:schema38.properties.paymentMethods,data:data52};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.captcha !== undefined){
let data54 = data.captcha;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.provider === undefined){
const err76 = {instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'",schema:schema38.properties.captcha.required,parentSchema:schema38.properties.captcha,data:data54};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
for(const key14 in data54){
if(!((key14 === "provider") || (key14 === "siteKey"))){
const err77 = {instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.captcha,data:data54};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data54.provider !== undefined){
let data55 = data54.provider;
if(!(((data55 === "GoogleReCaptcha") || (data55 === "HCaptcha")) || (data55 === "Altcha"))){
const err78 = {instancePath:instancePath+"/captcha/provider",schemaPath:"#/properties/captcha/properties/provider/enum",keyword:"enum",params:{allowedValues: schema38.properties.captcha.properties.provider.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.captcha.properties.provider.enum,parentSchema:schema38.properties.captcha.properties.provider,data:data55};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data54.siteKey !== undefined){
let data56 = data54.siteKey;
if(typeof data56 !== "string"){
const err79 = {instancePath:instancePath+"/captcha/siteKey",schemaPath:"#/properties/captcha/properties/siteKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.captcha.properties.siteKey.type,parentSchema:schema38.properties.captcha.properties.siteKey,data:data56};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.captcha.type,parentSchema:schema38.properties.captcha,data:data54};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.wallet !== undefined){
let data57 = data.wallet;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key15 in data57){
if(!((((((key15 === "enabled") || (key15 === "issuer")) || (key15 === "clientId")) || (key15 === "scopes")) || (key15 === "authCodeExpiration")) || (key15 === "required"))){
const err81 = {instancePath:instancePath+"/wallet",schemaPath:"#/properties/wallet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.wallet,data:data57};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data57.enabled !== undefined){
let data58 = data57.enabled;
if(typeof data58 !== "boolean"){
const err82 = {instancePath:instancePath+"/wallet/enabled",schemaPath:"#/properties/wallet/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema38.properties.wallet.properties.enabled.type,parentSchema:schema38.properties.wallet.properties.enabled,data:data58};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data57.issuer !== undefined){
let data59 = data57.issuer;
if(typeof data59 === "string"){
if(!(formats0(data59))){
const err83 = {instancePath:instancePath+"/wallet/issuer",schemaPath:"#/properties/wallet/properties/issuer/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\"",schema:"uri",parentSchema:schema38.properties.wallet.properties.issuer,data:data59};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/wallet/issuer",schemaPath:"#/properties/wallet/properties/issuer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.wallet.properties.issuer.type,parentSchema:schema38.properties.wallet.properties.issuer,data:data59};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data57.clientId !== undefined){
let data60 = data57.clientId;
if(typeof data60 === "string"){
if(func4(data60) < 1){
const err85 = {instancePath:instancePath+"/wallet/clientId",schemaPath:"#/properties/wallet/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.wallet.properties.clientId,data:data60};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/wallet/clientId",schemaPath:"#/properties/wallet/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.wallet.properties.clientId.type,parentSchema:schema38.properties.wallet.properties.clientId,data:data60};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data57.scopes !== undefined){
let data61 = data57.scopes;
if(Array.isArray(data61)){
if(data61.length < 1){
const err87 = {instancePath:instancePath+"/wallet/scopes",schemaPath:"#/properties/wallet/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema38.properties.wallet.properties.scopes,data:data61};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
const len4 = data61.length;
for(let i6=0; i6<len4; i6++){
let data62 = data61[i6];
if(typeof data62 !== "string"){
const err88 = {instancePath:instancePath+"/wallet/scopes/" + i6,schemaPath:"#/properties/wallet/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.wallet.properties.scopes.items.type,parentSchema:schema38.properties.wallet.properties.scopes.items,data:data62};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
let i7 = data61.length;
let j2;
if(i7 > 1){
const indices1 = {};
for(;i7--;){
let item1 = data61[i7];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j2 = indices1[item1];
const err89 = {instancePath:instancePath+"/wallet/scopes",schemaPath:"#/properties/wallet/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i7+" are identical)",schema:true,parentSchema:schema38.properties.wallet.properties.scopes,data:data61};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
break;
}
indices1[item1] = i7;
}
}
}
else {
const err90 = {instancePath:instancePath+"/wallet/scopes",schemaPath:"#/properties/wallet/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.wallet.properties.scopes.type,parentSchema:schema38.properties.wallet.properties.scopes,data:data61};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data57.authCodeExpiration !== undefined){
let data63 = data57.authCodeExpiration;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err91 = {instancePath:instancePath+"/wallet/authCodeExpiration",schemaPath:"#/properties/wallet/properties/authCodeExpiration/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.wallet.properties.authCodeExpiration.type,parentSchema:schema38.properties.wallet.properties.authCodeExpiration,data:data63};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 3600 || isNaN(data63)){
const err92 = {instancePath:instancePath+"/wallet/authCodeExpiration",schemaPath:"#/properties/wallet/properties/authCodeExpiration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600",schema:3600,parentSchema:schema38.properties.wallet.properties.authCodeExpiration,data:data63};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data63 < 30 || isNaN(data63)){
const err93 = {instancePath:instancePath+"/wallet/authCodeExpiration",schemaPath:"#/properties/wallet/properties/authCodeExpiration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 30},message:"must be >= 30",schema:30,parentSchema:schema38.properties.wallet.properties.authCodeExpiration,data:data63};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data57.required !== undefined){
let data64 = data57.required;
if(typeof data64 !== "boolean"){
const err94 = {instancePath:instancePath+"/wallet/required",schemaPath:"#/properties/wallet/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema38.properties.wallet.properties.required.type,parentSchema:schema38.properties.wallet.properties.required,data:data64};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/wallet",schemaPath:"#/properties/wallet/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.wallet.type,parentSchema:schema38.properties.wallet,data:data57};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.settings !== undefined){
let data65 = data.settings;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
for(const key16 in data65){
if(!((((((((key16 === "redirectOnError") || (key16 === "languageSelector")) || (key16 === "minSessionDuration")) || (key16 === "expiredRedirectUrl")) || (key16 === "toastDelaySeconds")) || (key16 === "toastAutohide")) || (key16 === "resume")) || (key16 === "draftDays"))){
const err96 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.settings,data:data65};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data65.redirectOnError !== undefined){
let data66 = data65.redirectOnError;
if(typeof data66 !== "boolean"){
const err97 = {instancePath:instancePath+"/settings/redirectOnError",schemaPath:"#/properties/settings/properties/redirectOnError/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema38.properties.settings.properties.redirectOnError.type,parentSchema:schema38.properties.settings.properties.redirectOnError,data:data66};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data65.languageSelector !== undefined){
let data67 = data65.languageSelector;
if(!((data67 === "default") || (data67 === "all"))){
const err98 = {instancePath:instancePath+"/settings/languageSelector",schemaPath:"#/properties/settings/properties/languageSelector/enum",keyword:"enum",params:{allowedValues: schema38.properties.settings.properties.languageSelector.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.settings.properties.languageSelector.enum,parentSchema:schema38.properties.settings.properties.languageSelector,data:data67};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data65.minSessionDuration !== undefined){
let data68 = data65.minSessionDuration;
if(!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))){
const err99 = {instancePath:instancePath+"/settings/minSessionDuration",schemaPath:"#/properties/settings/properties/minSessionDuration/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.settings.properties.minSessionDuration.type,parentSchema:schema38.properties.settings.properties.minSessionDuration,data:data68};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 < 2 || isNaN(data68)){
const err100 = {instancePath:instancePath+"/settings/minSessionDuration",schemaPath:"#/properties/settings/properties/minSessionDuration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2",schema:2,parentSchema:schema38.properties.settings.properties.minSessionDuration,data:data68};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
if(data65.expiredRedirectUrl !== undefined){
let data69 = data65.expiredRedirectUrl;
if(typeof data69 === "string"){
if(!pattern11.test(data69)){
const err101 = {instancePath:instancePath+"/settings/expiredRedirectUrl",schemaPath:"#/properties/settings/properties/expiredRedirectUrl/pattern",keyword:"pattern",params:{pattern: "^(https://|/)"},message:"must match pattern \""+"^(https://|/)"+"\"",schema:"^(https://|/)",parentSchema:schema38.properties.settings.properties.expiredRedirectUrl,data:data69};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/settings/expiredRedirectUrl",schemaPath:"#/properties/settings/properties/expiredRedirectUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.settings.properties.expiredRedirectUrl.type,parentSchema:schema38.properties.settings.properties.expiredRedirectUrl,data:data69};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data65.toastDelaySeconds !== undefined){
let data70 = data65.toastDelaySeconds;
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 1 || isNaN(data70)){
const err103 = {instancePath:instancePath+"/settings/toastDelaySeconds",schemaPath:"#/properties/settings/properties/toastDelaySeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema38.properties.settings.properties.toastDelaySeconds,data:data70};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/settings/toastDelaySeconds",schemaPath:"#/properties/settings/properties/toastDelaySeconds/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema38.properties.settings.properties.toastDelaySeconds.type,parentSchema:schema38.properties.settings.properties.toastDelaySeconds,data:data70};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data65.toastAutohide !== undefined){
let data71 = data65.toastAutohide;
if(typeof data71 !== "boolean"){
const err105 = {instancePath:instancePath+"/settings/toastAutohide",schemaPath:"#/properties/settings/properties/toastAutohide/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema38.properties.settings.properties.toastAutohide.type,parentSchema:schema38.properties.settings.properties.toastAutohide,data:data71};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data65.resume !== undefined){
let data72 = data65.resume;
if(!((data72 === "code") || (data72 === "off"))){
const err106 = {instancePath:instancePath+"/settings/resume",schemaPath:"#/properties/settings/properties/resume/enum",keyword:"enum",params:{allowedValues: schema38.properties.settings.properties.resume.enum},message:"must be equal to one of the allowed values",schema:schema38.properties.settings.properties.resume.enum,parentSchema:schema38.properties.settings.properties.resume,data:data72};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data65.draftDays !== undefined){
let data73 = data65.draftDays;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err107 = {instancePath:instancePath+"/settings/draftDays",schemaPath:"#/properties/settings/properties/draftDays/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.settings.properties.draftDays.type,parentSchema:schema38.properties.settings.properties.draftDays,data:data73};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 > 366 || isNaN(data73)){
const err108 = {instancePath:instancePath+"/settings/draftDays",schemaPath:"#/properties/settings/properties/draftDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 366},message:"must be <= 366",schema:366,parentSchema:schema38.properties.settings.properties.draftDays,data:data73};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data73 < 1 || isNaN(data73)){
const err109 = {instancePath:instancePath+"/settings/draftDays",schemaPath:"#/properties/settings/properties/draftDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema38.properties.settings.properties.draftDays,data:data73};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
}
else {
const err110 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.settings.type,parentSchema:schema38.properties.settings,data:data65};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data.status !== undefined){
let data74 = data.status;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74.questionKey === undefined){
const err111 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty: "questionKey"},message:"must have required property '"+"questionKey"+"'",schema:schema38.properties.status.required,parentSchema:schema38.properties.status,data:data74};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data74.answers === undefined){
const err112 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty: "answers"},message:"must have required property '"+"answers"+"'",schema:schema38.properties.status.required,parentSchema:schema38.properties.status,data:data74};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
for(const key17 in data74){
if(!(((key17 === "questionKey") || (key17 === "hintKey")) || (key17 === "answers"))){
const err113 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.status,data:data74};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data74.questionKey !== undefined){
if(!(validate143(data74.questionKey, {instancePath:instancePath+"/status/questionKey",parentData:data74,parentDataProperty:"questionKey",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data74.hintKey !== undefined){
if(!(validate143(data74.hintKey, {instancePath:instancePath+"/status/hintKey",parentData:data74,parentDataProperty:"hintKey",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data74.answers !== undefined){
let data77 = data74.answers;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
if(Object.keys(data77).length < 1){
const err114 = {instancePath:instancePath+"/status/answers",schemaPath:"#/properties/status/properties/answers/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema38.properties.status.properties.answers,data:data77};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
for(const key18 in data77){
if(!(((key18 === "standard") || (key18 === "automotive")) || (key18 === "documents-upload"))){
const err115 = {instancePath:instancePath+"/status/answers",schemaPath:"#/properties/status/properties/answers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.status.properties.answers,data:data77};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data77.standard !== undefined){
if(!(validate187(data77.standard, {instancePath:instancePath+"/status/answers/standard",parentData:data77,parentDataProperty:"standard",rootData}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
if(data77.automotive !== undefined){
if(!(validate187(data77.automotive, {instancePath:instancePath+"/status/answers/automotive",parentData:data77,parentDataProperty:"automotive",rootData}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
if(data77["documents-upload"] !== undefined){
if(!(validate187(data77["documents-upload"], {instancePath:instancePath+"/status/answers/documents-upload",parentData:data77,parentDataProperty:"documents-upload",rootData}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
}
else {
const err116 = {instancePath:instancePath+"/status/answers",schemaPath:"#/properties/status/properties/answers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.status.properties.answers.type,parentSchema:schema38.properties.status.properties.answers,data:data77};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.status.type,parentSchema:schema38.properties.status,data:data74};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.contentVariants !== undefined){
let data81 = data.contentVariants;
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
for(const key19 in data81){
let data82 = data81[key19];
if(Array.isArray(data82)){
if(data82.length < 1){
const err118 = {instancePath:instancePath+"/contentVariants/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/contentVariants/additionalProperties/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema38.properties.contentVariants.additionalProperties,data:data82};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
const len5 = data82.length;
for(let i8=0; i8<len5; i8++){
let data83 = data82[i8];
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
if(data83.when === undefined){
const err119 = {instancePath:instancePath+"/contentVariants/" + key19.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8,schemaPath:"#/properties/contentVariants/additionalProperties/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema38.properties.contentVariants.additionalProperties.items.required,parentSchema:schema38.properties.contentVariants.additionalProperties.items,data:data83};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data83.key === undefined){
const err120 = {instancePath:instancePath+"/contentVariants/" + key19.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8,schemaPath:"#/properties/contentVariants/additionalProperties/items/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'",schema:schema38.properties.contentVariants.additionalProperties.items.required,parentSchema:schema38.properties.contentVariants.additionalProperties.items,data:data83};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
for(const key20 in data83){
if(!((key20 === "when") || (key20 === "key"))){
const err121 = {instancePath:instancePath+"/contentVariants/" + key19.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8,schemaPath:"#/properties/contentVariants/additionalProperties/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.contentVariants.additionalProperties.items,data:data83};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data83.when !== undefined){
if(!(validate173(data83.when, {instancePath:instancePath+"/contentVariants/" + key19.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/when",parentData:data83,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
if(data83.key !== undefined){
if(!(validate143(data83.key, {instancePath:instancePath+"/contentVariants/" + key19.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8+"/key",parentData:data83,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
}
else {
const err122 = {instancePath:instancePath+"/contentVariants/" + key19.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8,schemaPath:"#/properties/contentVariants/additionalProperties/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.contentVariants.additionalProperties.items.type,parentSchema:schema38.properties.contentVariants.additionalProperties.items,data:data83};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/contentVariants/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/contentVariants/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.contentVariants.additionalProperties.type,parentSchema:schema38.properties.contentVariants.additionalProperties,data:data82};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath:instancePath+"/contentVariants",schemaPath:"#/properties/contentVariants/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.contentVariants.type,parentSchema:schema38.properties.contentVariants,data:data81};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}

exports.page = validate193;
const schema48 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"page.schema.json","title":"Page","description":"pages/<form>/<page>.json: one page of the wizard: a route, a title and a list of blocks. Every text is a content key.","type":"object","required":["path","titleKey","blocks"],"additionalProperties":false,"properties":{"$schema":{"description":"The meta-schema of this file.","type":"string"},"path":{"description":"The page's route.","type":"string","pattern":"^/[a-z0-9/-]*$","examples":["/standard/claimant-info"]},"titleKey":{"$ref":"#/definitions/contentKey","description":"Content key of the page's heading and title."},"stepKey":{"$ref":"#/definitions/contentKey","description":"Content key of what the progress, the summary and the receipt call the page; its title where left out.","examples":["Step_Payment"]},"introKey":{"$ref":"#/definitions/contentKey","description":"Content key of a paragraph below the heading."},"nextLabelKey":{"$ref":"#/definitions/contentKey","description":"Content key of the Next button, where it is not Next."},"backLabelKey":{"$ref":"#/definitions/contentKey","description":"Content key of the Back button, where it is not Back."},"banner":{"title":"Banner","description":"A banner above the form.","type":"object","required":["headerKey"],"additionalProperties":false,"properties":{"headerKey":{"$ref":"#/definitions/contentKey"},"copyKeys":{"type":"array","items":{"$ref":"#/definitions/contentKey"}},"image":{"type":"string"}}},"skipWhen":{"$ref":"condition.schema.json#/definitions/condition","description":"The page is skipped while this holds."},"exits":{"description":"Where the claim ends early: the first exit whose condition holds leads to a page that says why.","type":"array","items":{"title":"Exit","type":"object","required":["when","to"],"additionalProperties":false,"properties":{"when":{"$ref":"condition.schema.json#/definitions/condition"},"to":{"description":"The name of the exit page's file, without .json.","type":"string"}}}},"blocks":{"description":"What the page shows, from top to bottom.","type":"array","items":{"$ref":"#/definitions/block"}}},"definitions":{"contentKey":{"title":"ContentKey","description":"A key of the content files.","type":"string","minLength":1},"name":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9]*$"},"blockId":{"title":"BlockId","description":"Unique on the page.","type":"string","pattern":"^[a-z][a-z0-9-]*$"},"dependency":{"title":"Dependency","description":"What happens to a field while a condition holds or does not.","type":"object","required":["when"],"additionalProperties":false,"examples":[{"when":{"value":{"field":"hasCoOwner"},"equals":true}}],"properties":{"when":{"$ref":"condition.schema.json#/definitions/condition"},"hide":{"description":"Hide while the condition does not hold.","type":"boolean","default":true},"disable":{"description":"Disable while the condition does not hold.","type":"boolean","default":false},"disableOnFulfilled":{"description":"Disable while every dependency's condition holds.","type":"boolean","default":false},"resetOnUnfulfilled":{"description":"Reset the value when the condition stops holding.","type":"boolean","default":true},"resetOnFulfilled":{"description":"Reset the value when the condition holds again.","type":"boolean","default":false},"resetValue":{"description":"The value that a reset leaves; null by default.","type":["string","number","boolean","null"],"default":null},"mask":{"$ref":"#/definitions/maskName","description":"The mask while the condition holds."}}},"blockDependency":{"title":"BlockDependency","description":"The block is shown only while the condition holds.","type":"object","required":["when"],"additionalProperties":false,"properties":{"when":{"$ref":"condition.schema.json#/definitions/condition"}}},"maskName":{"title":"MaskName","description":"An input mask.","examples":["currency","currencyDecimals","decimal","internationalPhone","date","usPhone","vin","usZip","nonUsPostalCode"],"type":"string"},"display":{"title":"DisplayName","description":"How the value is shown where it is not typed: in a computed field, a saved record, the summary and the receipt. By the active culture: `money` in dollars and cents, `number` grouped, `percent` of a ratio (0.25 is 25%), `date` in words; `text` as it is. The claim keeps what was entered.","enum":["money","number","percent","date","text"],"examples":["money"]},"option":{"title":"Option","type":"object","required":["value","label"],"additionalProperties":false,"properties":{"value":{"type":["string","number","boolean"]},"label":{"$ref":"#/definitions/contentKey"}}},"fieldPlacement":{"title":"FieldPlacement","description":"A model's field on a page. In a record block the model may be left out.","type":"object","required":["name"],"additionalProperties":false,"examples":[{"model":"claimantInfo","name":"phone","label":"Field_Phone","maskName":"usPhone","placeholder":"Hint_Phone"}],"properties":{"model":{"$ref":"#/definitions/name","description":"The model's dtoMapping; the block's model where it has one."},"name":{"$ref":"#/definitions/name","description":"The field's name."},"key":{"description":"A key of the author's own, for tests and styles: `data-key` of the field's element.","type":"string"},"label":{"$ref":"#/definitions/contentKey","description":"Content key of the label; Field_<model>_<name> by default."},"hint":{"$ref":"#/definitions/contentKey","description":"Content key of a hint below the label."},"component":{"title":"ComponentName","description":"How the field is rendered; by its type where left out. `yesNo` is a question of a text field, which holds `yes` or `no` or nothing yet.","enum":["text","textarea","select","radio","yesNo","checkbox","date","file","signature","confirm","value","wallet"]},"buttonLabel":{"$ref":"#/definitions/contentKey","description":"Of a wallet: content key of its login button, in place of the product's own text."},"buttonImage":{"description":"Of a wallet: address of the provider's picture on the button; its site joins the page's policy.","type":"string","format":"uri","pattern":"^https://"},"defaultValue":{"description":"The value that a new claim starts with.","type":["string","number","boolean","null"]},"placeholder":{"$ref":"#/definitions/contentKey","description":"Content key of the placeholder; of the empty option for a select."},"suppressLabel":{"description":"The label is there for assistive technology only.","type":"boolean"},"disableRequiredStyling":{"description":"No required mark.","type":"boolean"},"maskName":{"$ref":"#/definitions/maskName"},"receipt":{"description":"Part of the answer that the receipt shows: `ending` for an account number, of which its last characters are enough, `hidden` for a PIN. Without it all of the answer is shown; of a bank or tax number, by its name or its rule `format`, its end; of a credential that only the claimant knows never more than its end.","enum":["ending","hidden"],"examples":["ending"]},"prepopulatedDataKey":{"description":"The column of the chosen class-list row that fills the field.","type":"string"},"overrideEverDirtyFieldConstraint":{"description":"Prefill even where the claimant has edited the field.","type":"boolean"},"prepended":{"$ref":"#/definitions/contentKey","description":"Content key of text before the input."},"appended":{"$ref":"#/definitions/contentKey","description":"Content key of text after the input."},"options":{"description":"The options of a select or radio group.","type":"array","minItems":1,"items":{"$ref":"#/definitions/option"}},"optionsList":{"description":"The name of a list whose entries are the options: lists/<name>, or the built-in usStates or countries.","type":"string"},"autocomplete":{"description":"The HTML autocomplete token; by the mask or what the field is where left out.","type":"string"},"keyboard":{"title":"KeyboardName","description":"What is typed: it decides the keyboard of phones, capitals and the spelling check. By the mask, the rules and the name of the field where left out.","enum":["email","phone","digits","amount","signedAmount","code","name","address","webAddress","text"],"examples":["digits"]},"display":{"$ref":"#/definitions/display"},"width":{"description":"How wide the input is.","enum":["short","medium","full"]},"rows":{"description":"Lines of a text area.","type":"integer","minimum":2,"maximum":20},"required":{"description":"For a checkbox: it must be ticked, always or while a condition holds.","allOf":[{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"},"else":{"type":"boolean"}}]},"requiredMessageKey":{"$ref":"#/definitions/contentKey","description":"Of a checkbox that must be ticked: content key of what is said while it is not."},"picker":{"$ref":"#/definitions/picker"},"dependencies":{"description":"What happens to the field while conditions hold or do not.","type":"array","items":{"$ref":"#/definitions/dependency"}},"columns":{"description":"Of a list within a record: the fields of its entries, which are filled in where the record is.","type":"array","minItems":1,"items":{"$ref":"#/definitions/fieldPlacement"}},"recordLabelKey":{"$ref":"#/definitions/contentKey","description":"Of a list within a record: content key of what one entry is called where it is spoken of, with its {number}, such as \"Item {number}\"."},"addLabelKey":{"$ref":"#/definitions/contentKey","description":"Of a list within a record: content key of the button that adds an entry."}}},"picker":{"title":"DatePicker","description":"What the date picker offers.","type":"object","additionalProperties":false,"properties":{"mode":{"title":"PickerMode","description":"What is picked. A field of type date holds a single date; all else stands in a text, with the component date and the rule format of that name: range in dateRange, multiple in dates, time and dateTime in 24-hour mode in time24 and dateTime24.","enum":["date","range","multiple","week","month","year","time","dateTime"],"default":"date"},"minDate":{"description":"The first day offered, MM/dd/yyyy.","type":"string"},"maxDate":{"description":"The last day offered, MM/dd/yyyy.","type":"string"},"yearFrom":{"description":"The first year offered; 1900 where left out.","type":"integer","minimum":1000,"maximum":9999},"yearTo":{"description":"The last year offered; 2100 where left out.","type":"integer","minimum":1000,"maximum":9999},"disabledDates":{"description":"Days that cannot be picked.","type":"array","items":{"type":"string"}},"disabledWeekdays":{"description":"Days of the week that cannot be picked, Sunday is 0.","type":"array","items":{"type":"integer","minimum":0,"maximum":6}},"allowedDates":{"description":"The only days that can be picked.","type":"array","items":{"type":"string"}},"minDays":{"description":"Of a range: the fewest days, the first and the last counted.","type":"integer","minimum":1,"maximum":10000},"maxDays":{"description":"Of a range: the most days, the first and the last counted.","type":"integer","minimum":1,"maximum":10000},"limit":{"description":"Of several dates: the most that can be picked.","type":"integer","minimum":1,"maximum":1000},"minTime":{"description":"The first time offered, HH:mm or HH:mm:ss.","type":"string","pattern":"^([01]\\d|2[0-3])(:[0-5]\\d){1,2}$"},"maxTime":{"description":"The last time offered, HH:mm or HH:mm:ss.","type":"string","pattern":"^([01]\\d|2[0-3])(:[0-5]\\d){1,2}$"},"hours24":{"description":"Times are picked and written as HH:mm, not as hh:mm AM or PM.","type":"boolean","default":false},"seconds":{"description":"Times are picked and written with seconds.","type":"boolean","default":false},"hoursGridStep":{"description":"Hours from one that is offered to the next.","type":"integer","minimum":1,"maximum":12,"default":1},"minutesGridStep":{"description":"Minutes from one that is offered to the next.","type":"integer","minimum":1,"maximum":30,"default":5},"secondsGridStep":{"description":"Seconds from one that is offered to the next.","type":"integer","minimum":1,"maximum":30,"default":5},"hoursIncrement":{"description":"Hours that its buttons add and take away.","type":"integer","minimum":1,"maximum":12,"default":1},"minutesIncrement":{"description":"Minutes that its buttons add and take away.","type":"integer","minimum":1,"maximum":30,"default":1},"secondsIncrement":{"description":"Seconds that its buttons add and take away.","type":"integer","minimum":1,"maximum":30,"default":1},"now":{"description":"A button picks what it is now, on the clock of the person; of a single date the day in Los Angeles.","type":"boolean","default":false},"modeHeight":{"description":"Height in pixels of what months, years and times are picked from.","type":"integer","minimum":100,"maximum":1000,"default":255},"weekStart":{"description":"The day that weeks begin with; 1 (Monday) where left out.","type":"integer","minimum":0,"maximum":6},"autoApply":{"description":"What is picked is taken at once. Where false, it is taken by Select and left by Cancel. Left out: false for several dates and for times, whose parts are picked one by one, and true for all else.","type":"boolean"},"closeOnScroll":{"description":"A scroll of the page closes the calendar.","type":"boolean","default":true},"offset":{"description":"Pixels between the field and its calendar.","type":"integer","minimum":0,"maximum":100,"default":10},"alignFrom":{"description":"The narrowest window, in pixels, in which the calendar hangs at its field; narrower ones show it in their middle.","type":"integer","minimum":0,"maximum":10000,"default":768},"swipeThreshold":{"description":"How many pixels a finger moves sideways to turn to the next month.","type":"integer","minimum":1,"maximum":1000,"default":10}}},"block":{"title":"Block","description":"One piece of a page, chosen by `kind`.","type":"object","required":["kind","id"],"properties":{"kind":true,"id":true},"allOf":[{"type":"object","required":["kind"],"properties":{"kind":{"enum":["fields","address","name","choiceGroup","signature","recordManager","recordTable","displayRows","summary","copy","header","button","value","confirmation"]}},"allOf":[{"if":{"required":["kind"],"properties":{"kind":{"const":"fields"}}},"then":{"$ref":"#/definitions/fieldsBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"address"}}},"then":{"$ref":"#/definitions/addressBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"name"}}},"then":{"$ref":"#/definitions/nameBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"choiceGroup"}}},"then":{"$ref":"#/definitions/choiceGroupBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"signature"}}},"then":{"$ref":"#/definitions/signatureBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"recordManager"}}},"then":{"$ref":"#/definitions/recordManagerBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"recordTable"}}},"then":{"$ref":"#/definitions/recordTableBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"displayRows"}}},"then":{"$ref":"#/definitions/displayRowsBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"summary"}}},"then":{"$ref":"#/definitions/summaryBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"copy"}}},"then":{"$ref":"#/definitions/copyBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"header"}}},"then":{"$ref":"#/definitions/headerBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"button"}}},"then":{"$ref":"#/definitions/buttonBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"value"}}},"then":{"$ref":"#/definitions/valueBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"confirmation"}}},"then":{"$ref":"#/definitions/confirmationBlock"}}]}]},"dependencies":{"type":"array","items":{"$ref":"#/definitions/blockDependency"}},"fieldsBlock":{"title":"FieldsBlock","description":"A group of fields.","type":"object","required":["kind","id","fields"],"additionalProperties":false,"properties":{"kind":{"const":"fields"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"titleKey":{"$ref":"#/definitions/contentKey"},"model":{"$ref":"#/definitions/name","description":"The model of the fields that name none."},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/fieldPlacement"}}}},"person":{"description":"Whose the name or address is: the claimant's own, somebody else's, or somebody else's while a condition holds. A browser never fills its owner's in for another person.","default":"self","allOf":[{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"},"else":{"enum":["self","other"]}}]},"addressBlock":{"title":"AddressBlock","description":"A postal address: the fields mailingStreetLine1, mailingStreetLine2, mailingCity, mailingSubDivision, mailingPostalCode, mailingCountry and, with international support, mailingSubDivisionNonUS and mailingPostalCodeNonUS of the model.","type":"object","required":["kind","id","model"],"additionalProperties":false,"properties":{"kind":{"const":"address"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"titleKey":{"$ref":"#/definitions/contentKey"},"model":{"$ref":"#/definitions/name"},"prefix":{"description":"What the field names begin with, where it is not mailing.","type":"string","default":"mailing"},"hasCountry":{"description":"Ask for the country. Where false, and without international support, every address is one of the United States, and the model needs no field for it.","type":"boolean","default":true},"hasStreetLine2":{"type":"boolean","default":false},"hasInternationalSupport":{"type":"boolean","default":false},"person":{"$ref":"#/definitions/person"},"prepopulated":{"description":"Fields take the class-list columns of the same names.","type":"boolean","default":false}}},"nameBlock":{"title":"NameBlock","description":"A person's name: firstName, lastName and, in the second layout, middleInitial.","type":"object","required":["kind","id","model","layout"],"additionalProperties":false,"properties":{"kind":{"const":"name"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"titleKey":{"$ref":"#/definitions/contentKey"},"model":{"$ref":"#/definitions/name"},"layout":{"enum":["first-last","first-middleInitial-last"]},"person":{"$ref":"#/definitions/person"},"prepopulated":{"description":"Fields take the class-list columns of the same names.","type":"boolean","default":false}}},"choiceGroupBlock":{"title":"ChoiceGroupBlock","description":"Check boxes that answer one question: boolean fields under one legend.","type":"object","required":["kind","id","model","labelKey","fields"],"additionalProperties":false,"properties":{"kind":{"const":"choiceGroup"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"model":{"$ref":"#/definitions/name","description":"The model of all its fields."},"labelKey":{"$ref":"#/definitions/contentKey","description":"Content key of the question: the legend of the group."},"hintKey":{"$ref":"#/definitions/contentKey","description":"Content key of a hint below the legend, such as \"Tick all that apply\"."},"fields":{"description":"The boxes.","type":"array","minItems":1,"items":{"$ref":"#/definitions/fieldPlacement"}}}},"signatureBlock":{"title":"SignatureBlock","description":"What the claimant certifies, the typed signature and the date.","type":"object","required":["kind","id","fields"],"additionalProperties":false,"properties":{"kind":{"const":"signature"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"titleKey":{"$ref":"#/definitions/contentKey"},"textKeys":{"description":"What the signature stands under.","type":"array","items":{"$ref":"#/definitions/contentKey"}},"model":{"$ref":"#/definitions/name"},"showDate":{"description":"Show the date of signing.","type":"boolean","default":true},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/fieldPlacement"}}}},"only":{"title":"OnlyRecords","description":"The block shows, counts and adds only the records with this value: several blocks may share one list. New records begin with it, and it has no column.","type":"object","required":["field","equals"],"additionalProperties":false,"properties":{"field":{"$ref":"#/definitions/name"},"equals":{"description":"A literal of the field's type.","type":["string","number","boolean"]}}},"recordDocuments":{"title":"RecordDocuments","description":"Documents of one kind that are chosen in each record of the block: the app gives them their kind and links them to the record by claimTransactionId.","type":"object","required":["kind"],"additionalProperties":false,"examples":[{"kind":"receipt"},{"kind":"receipt","min":1,"max":3}],"properties":{"kind":{"description":"What the field `kind` of these documents holds; the text of the content key DocumentKind_<kind> is what they are called.","type":"string","minLength":1},"when":{"$ref":"condition.schema.json#/definitions/condition","description":"They are asked for only in records for which this holds; asked inside each record."},"min":{"$ref":"condition.schema.json#/definitions/operand","description":"The fewest documents that a record needs: a number or an operand, asked inside each record."},"max":{"$ref":"condition.schema.json#/definitions/operand","description":"The most documents that a record may have: a number or an operand, asked inside each record."}}},"recordManagerBlock":{"title":"RecordManagerBlock","description":"Records entered one at a time in a form of their own, such as documents with their descriptions.","type":"object","required":["kind","id","model","fields"],"additionalProperties":false,"properties":{"kind":{"const":"recordManager"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"titleKey":{"$ref":"#/definitions/contentKey"},"model":{"$ref":"#/definitions/name"},"only":{"$ref":"#/definitions/only"},"documents":{"$ref":"#/definitions/recordDocuments"},"required":{"description":"At least one saved record is needed.","type":"boolean","default":false},"draftOnInit":{"description":"A draft begins when the page opens.","type":"boolean","default":true},"draftAfterFinish":{"description":"A new draft begins after each finished one.","type":"boolean","default":true},"allowDelete":{"type":"boolean","default":true},"allowEdit":{"type":"boolean","default":true},"recordLabelKey":{"$ref":"#/definitions/contentKey","description":"Content key of what one record is called where it is spoken of, with its {number}, such as \"Purchase {number}\"."},"addLabelKey":{"$ref":"#/definitions/contentKey"},"cancelLabelKey":{"$ref":"#/definitions/contentKey"},"finishLabelKey":{"$ref":"#/definitions/contentKey"},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/fieldPlacement"}}}},"recordTableBlock":{"title":"RecordTableBlock","description":"Records as rows of a table.","type":"object","required":["kind","id","model","fields"],"additionalProperties":false,"properties":{"kind":{"const":"recordTable"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"titleKey":{"$ref":"#/definitions/contentKey"},"model":{"$ref":"#/definitions/name"},"only":{"$ref":"#/definitions/only"},"documents":{"$ref":"#/definitions/recordDocuments"},"min":{"description":"The fewest saved records: a number or an operand.","$ref":"condition.schema.json#/definitions/operand"},"allowDelete":{"type":"boolean","default":true},"allowEdit":{"type":"boolean","default":true},"recordLabelKey":{"$ref":"#/definitions/contentKey","description":"Content key of what one record is called where it is spoken of, with its {number}, such as \"Purchase {number}\"."},"addLabelKey":{"$ref":"#/definitions/contentKey"},"fields":{"description":"The columns.","type":"array","minItems":1,"items":{"$ref":"#/definitions/fieldPlacement"}}}},"displayRowsBlock":{"title":"DisplayRowsBlock","description":"Saved records as read-only rows of values.","type":"object","required":["kind","id","model","fields"],"additionalProperties":false,"properties":{"kind":{"const":"displayRows"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"titleKey":{"$ref":"#/definitions/contentKey"},"model":{"$ref":"#/definitions/name"},"allowDelete":{"type":"boolean","default":true},"allowEdit":{"type":"boolean","default":false},"order":{"description":"The position of each field name; alphabetical where left out.","type":"object","additionalProperties":{"type":"integer"}},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/fieldPlacement"}}}},"summaryBlock":{"title":"SummaryBlock","description":"Everything entered, page by page, with links to change it.","type":"object","required":["kind","id"],"additionalProperties":false,"properties":{"kind":{"const":"summary"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"pages":{"description":"Names of the pages shown; every page of the sequence where left out.","type":"array","items":{"type":"string"}}}},"copyBlock":{"title":"CopyBlock","description":"Text: inline Markdown, one content key a paragraph or list item.","type":"object","required":["kind","id","textKeys"],"additionalProperties":false,"properties":{"kind":{"const":"copy"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"style":{"enum":["paragraphs","bullets","numbers","notice","warning"],"default":"paragraphs"},"textKeys":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/contentKey"}}}},"headerBlock":{"title":"HeaderBlock","description":"A heading within the page.","type":"object","required":["kind","id","textKey"],"additionalProperties":false,"properties":{"kind":{"const":"header"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"tag":{"description":"The heading's level; needed for its style.","enum":["h2","h3","h4"]},"textKey":{"$ref":"#/definitions/contentKey"}}},"buttonBlock":{"title":"ButtonBlock","description":"A link or button: it needs a label or an icon.","type":"object","required":["kind","id","href"],"additionalProperties":false,"properties":{"kind":{"const":"button"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"labelKey":{"$ref":"#/definitions/contentKey"},"icon":{"type":"string"},"href":{"type":"string"}}},"valueBlock":{"title":"ValueBlock","description":"A labelled value: it needs a label or an icon.","type":"object","required":["kind","id","model","name"],"additionalProperties":false,"properties":{"kind":{"const":"value"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"labelKey":{"$ref":"#/definitions/contentKey"},"icon":{"type":"string"},"model":{"$ref":"#/definitions/name"},"name":{"$ref":"#/definitions/name"},"display":{"$ref":"#/definitions/display"}}},"confirmationBlock":{"title":"ConfirmationBlock","description":"The reference code, and a way to print or save the claim.","type":"object","required":["kind","id"],"additionalProperties":false,"properties":{"kind":{"const":"confirmation"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"textKeys":{"type":"array","items":{"$ref":"#/definitions/contentKey"}}}}}};
const pattern13 = new RegExp("^/[a-z0-9/-]*$", "u");
const schema49 = {"title":"ContentKey","description":"A key of the content files.","type":"string","minLength":1};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}


function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.all === undefined) && (missing0 = "all")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid2 = _errs10 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs11 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
ifClause0 = "then";
}
else {
const _errs12 = errors;
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.any === undefined) && (missing1 = "any")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid4 = _errs17 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var _valid3 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid3){
const _errs18 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid3 = _errs18 === errors;
valid4 = _valid3;
ifClause1 = "then";
}
else {
const _errs19 = errors;
const _errs20 = errors;
let valid6 = true;
const _errs21 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs23 = errors;
let valid7 = false;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.not === undefined) && (missing2 = "not")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid6 = _errs24 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var _valid5 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid5){
const _errs25 = errors;
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid5 = _errs25 === errors;
valid6 = _valid5;
ifClause2 = "then";
}
else {
const _errs26 = errors;
const _errs27 = errors;
let valid8 = true;
const _errs28 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.value === undefined) && (missing3 = "value")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid8 = _errs31 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var _valid7 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid7){
const _errs32 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid7 = _errs32 === errors;
valid8 = _valid7;
ifClause3 = "then";
}
else {
const _errs33 = errors;
const _errs34 = errors;
let valid10 = true;
const _errs35 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs37 = errors;
let valid11 = false;
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.equals === undefined) && (missing4 = "equals")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid10 = _errs38 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.notEquals === undefined) && (missing5 = "notEquals")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid10 = _errs39 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs40 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.in === undefined) && (missing6 = "in")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid10 = _errs40 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.matches === undefined) && (missing7 = "matches")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid10 = _errs41 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs42 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.empty === undefined) && (missing8 = "empty")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid10 = _errs42 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.greaterThan === undefined) && (missing9 = "greaterThan")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid10 = _errs43 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.atLeast === undefined) && (missing10 = "atLeast")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid10 = _errs44 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs45 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.lessThan === undefined) && (missing11 = "lessThan")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid10 = _errs45 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.atMost === undefined) && (missing12 = "atMost")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid10 = _errs46 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.before === undefined) && (missing13 = "before")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid10 = _errs47 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs48 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((data.onOrBefore === undefined) && (missing14 = "onOrBefore")){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid10 = _errs48 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs49 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.after === undefined) && (missing15 = "after")){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid10 = _errs49 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs50 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if((data.onOrAfter === undefined) && (missing16 = "onOrAfter")){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid10 = _errs50 === errors;
valid11 = valid11 || _valid10;
}
}
}
}
}
}
}
}
}
}
}
}
if(!valid11){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var _valid9 = _errs35 === errors;
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid9){
const _errs51 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid9 = _errs51 === errors;
valid10 = _valid9;
ifClause4 = "then";
}
else {
const _errs52 = errors;
if(true){
const err29 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/noAlternative",keyword:"noAlternative",params:{},message:"must pass \"noAlternative\" keyword validation",schema:schema7.allOf[0].then.else.else.else.else.else.noAlternative,parentSchema:schema7.allOf[0].then.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid9 = _errs52 === errors;
valid10 = _valid9;
ifClause4 = "else";
}
if(!valid10){
const err30 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause4},message:"must match \""+ifClause4+"\" schema",schema:schema7.allOf[0].then.else.else.else.else.if,parentSchema:schema7.allOf[0].then.else.else.else.else,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid7 = _errs33 === errors;
valid8 = _valid7;
ifClause3 = "else";
}
if(!valid8){
const err31 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema",schema:schema7.allOf[0].then.else.else.else.if,parentSchema:schema7.allOf[0].then.else.else.else,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid5 = _errs26 === errors;
valid6 = _valid5;
ifClause2 = "else";
}
if(!valid6){
const err32 = {instancePath,schemaPath:"#/allOf/0/then/else/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema",schema:schema7.allOf[0].then.else.else.if,parentSchema:schema7.allOf[0].then.else.else,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid3 = _errs19 === errors;
valid4 = _valid3;
ifClause1 = "else";
}
if(!valid4){
const err33 = {instancePath,schemaPath:"#/allOf/0/then/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema7.allOf[0].then.else.if,parentSchema:schema7.allOf[0].then.else,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = _valid1;
ifClause0 = "else";
}
if(!valid2){
const err34 = {instancePath,schemaPath:"#/allOf/0/then/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema7.allOf[0].then.if,parentSchema:schema7.allOf[0].then,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err35 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema7.allOf[0].if,parentSchema:schema7.allOf[0],data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}

const schema51 = {"title":"Block","description":"One piece of a page, chosen by `kind`.","type":"object","required":["kind","id"],"properties":{"kind":true,"id":true},"allOf":[{"type":"object","required":["kind"],"properties":{"kind":{"enum":["fields","address","name","choiceGroup","signature","recordManager","recordTable","displayRows","summary","copy","header","button","value","confirmation"]}},"allOf":[{"if":{"required":["kind"],"properties":{"kind":{"const":"fields"}}},"then":{"$ref":"#/definitions/fieldsBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"address"}}},"then":{"$ref":"#/definitions/addressBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"name"}}},"then":{"$ref":"#/definitions/nameBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"choiceGroup"}}},"then":{"$ref":"#/definitions/choiceGroupBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"signature"}}},"then":{"$ref":"#/definitions/signatureBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"recordManager"}}},"then":{"$ref":"#/definitions/recordManagerBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"recordTable"}}},"then":{"$ref":"#/definitions/recordTableBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"displayRows"}}},"then":{"$ref":"#/definitions/displayRowsBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"summary"}}},"then":{"$ref":"#/definitions/summaryBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"copy"}}},"then":{"$ref":"#/definitions/copyBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"header"}}},"then":{"$ref":"#/definitions/headerBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"button"}}},"then":{"$ref":"#/definitions/buttonBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"value"}}},"then":{"$ref":"#/definitions/valueBlock"}},{"if":{"required":["kind"],"properties":{"kind":{"const":"confirmation"}}},"then":{"$ref":"#/definitions/confirmationBlock"}}]}]};
const schema52 = {"title":"FieldsBlock","description":"A group of fields.","type":"object","required":["kind","id","fields"],"additionalProperties":false,"properties":{"kind":{"const":"fields"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"titleKey":{"$ref":"#/definitions/contentKey"},"model":{"$ref":"#/definitions/name","description":"The model of the fields that name none."},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/fieldPlacement"}}}};
const schema53 = {"title":"BlockId","description":"Unique on the page.","type":"string","pattern":"^[a-z][a-z0-9-]*$"};
const pattern14 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern14.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}

const schema54 = {"type":"array","items":{"$ref":"#/definitions/blockDependency"}};
const schema55 = {"title":"BlockDependency","description":"The block is shown only while the condition holds.","type":"object","required":["when"],"additionalProperties":false,"properties":{"when":{"$ref":"condition.schema.json#/definitions/condition"}}};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.when === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "when")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.when !== undefined){
if(!(validate202(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate215(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}

const schema56 = {"type":"string","pattern":"^[A-Za-z][A-Za-z0-9]*$"};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]*$"+"\"",schema:"^[A-Za-z][A-Za-z0-9]*$",parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate220.errors = vErrors;
return errors === 0;
}

const schema57 = {"title":"FieldPlacement","description":"A model's field on a page. In a record block the model may be left out.","type":"object","required":["name"],"additionalProperties":false,"examples":[{"model":"claimantInfo","name":"phone","label":"Field_Phone","maskName":"usPhone","placeholder":"Hint_Phone"}],"properties":{"model":{"$ref":"#/definitions/name","description":"The model's dtoMapping; the block's model where it has one."},"name":{"$ref":"#/definitions/name","description":"The field's name."},"key":{"description":"A key of the author's own, for tests and styles: `data-key` of the field's element.","type":"string"},"label":{"$ref":"#/definitions/contentKey","description":"Content key of the label; Field_<model>_<name> by default."},"hint":{"$ref":"#/definitions/contentKey","description":"Content key of a hint below the label."},"component":{"title":"ComponentName","description":"How the field is rendered; by its type where left out. `yesNo` is a question of a text field, which holds `yes` or `no` or nothing yet.","enum":["text","textarea","select","radio","yesNo","checkbox","date","file","signature","confirm","value","wallet"]},"buttonLabel":{"$ref":"#/definitions/contentKey","description":"Of a wallet: content key of its login button, in place of the product's own text."},"buttonImage":{"description":"Of a wallet: address of the provider's picture on the button; its site joins the page's policy.","type":"string","format":"uri","pattern":"^https://"},"defaultValue":{"description":"The value that a new claim starts with.","type":["string","number","boolean","null"]},"placeholder":{"$ref":"#/definitions/contentKey","description":"Content key of the placeholder; of the empty option for a select."},"suppressLabel":{"description":"The label is there for assistive technology only.","type":"boolean"},"disableRequiredStyling":{"description":"No required mark.","type":"boolean"},"maskName":{"$ref":"#/definitions/maskName"},"receipt":{"description":"Part of the answer that the receipt shows: `ending` for an account number, of which its last characters are enough, `hidden` for a PIN. Without it all of the answer is shown; of a bank or tax number, by its name or its rule `format`, its end; of a credential that only the claimant knows never more than its end.","enum":["ending","hidden"],"examples":["ending"]},"prepopulatedDataKey":{"description":"The column of the chosen class-list row that fills the field.","type":"string"},"overrideEverDirtyFieldConstraint":{"description":"Prefill even where the claimant has edited the field.","type":"boolean"},"prepended":{"$ref":"#/definitions/contentKey","description":"Content key of text before the input."},"appended":{"$ref":"#/definitions/contentKey","description":"Content key of text after the input."},"options":{"description":"The options of a select or radio group.","type":"array","minItems":1,"items":{"$ref":"#/definitions/option"}},"optionsList":{"description":"The name of a list whose entries are the options: lists/<name>, or the built-in usStates or countries.","type":"string"},"autocomplete":{"description":"The HTML autocomplete token; by the mask or what the field is where left out.","type":"string"},"keyboard":{"title":"KeyboardName","description":"What is typed: it decides the keyboard of phones, capitals and the spelling check. By the mask, the rules and the name of the field where left out.","enum":["email","phone","digits","amount","signedAmount","code","name","address","webAddress","text"],"examples":["digits"]},"display":{"$ref":"#/definitions/display"},"width":{"description":"How wide the input is.","enum":["short","medium","full"]},"rows":{"description":"Lines of a text area.","type":"integer","minimum":2,"maximum":20},"required":{"description":"For a checkbox: it must be ticked, always or while a condition holds.","allOf":[{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"},"else":{"type":"boolean"}}]},"requiredMessageKey":{"$ref":"#/definitions/contentKey","description":"Of a checkbox that must be ticked: content key of what is said while it is not."},"picker":{"$ref":"#/definitions/picker"},"dependencies":{"description":"What happens to the field while conditions hold or do not.","type":"array","items":{"$ref":"#/definitions/dependency"}},"columns":{"description":"Of a list within a record: the fields of its entries, which are filled in where the record is.","type":"array","minItems":1,"items":{"$ref":"#/definitions/fieldPlacement"}},"recordLabelKey":{"$ref":"#/definitions/contentKey","description":"Of a list within a record: content key of what one entry is called where it is spoken of, with its {number}, such as \"Item {number}\"."},"addLabelKey":{"$ref":"#/definitions/contentKey","description":"Of a list within a record: content key of the button that adds an entry."}}};
const schema58 = {"title":"MaskName","description":"An input mask.","examples":["currency","currencyDecimals","decimal","internationalPhone","date","usPhone","vin","usZip","nonUsPostalCode"],"type":"string"};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate229.errors = vErrors;
return errors === 0;
}

const schema59 = {"title":"Option","type":"object","required":["value","label"],"additionalProperties":false,"properties":{"value":{"type":["string","number","boolean"]},"label":{"$ref":"#/definitions/contentKey"}}};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "value") || (key0 === "label"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema59.properties.value.type},message:"must be string,number,boolean",schema:schema59.properties.value.type,parentSchema:schema59.properties.value,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.label !== undefined){
if(!(validate194(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate233.errors = vErrors;
return errors === 0;
}

const schema60 = {"title":"DisplayName","description":"How the value is shown where it is not typed: in a computed field, a saved record, the summary and the receipt. By the active culture: `money` in dollars and cents, `number` grouped, `percent` of a ratio (0.25 is 25%), `date` in words; `text` as it is. The claim keeps what was entered.","enum":["money","number","percent","date","text"],"examples":["money"]};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "money") || (data === "number")) || (data === "percent")) || (data === "date")) || (data === "text"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema60.enum},message:"must be equal to one of the allowed values",schema:schema60.enum,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate236.errors = vErrors;
return errors === 0;
}

const schema61 = {"title":"DatePicker","description":"What the date picker offers.","type":"object","additionalProperties":false,"properties":{"mode":{"title":"PickerMode","description":"What is picked. A field of type date holds a single date; all else stands in a text, with the component date and the rule format of that name: range in dateRange, multiple in dates, time and dateTime in 24-hour mode in time24 and dateTime24.","enum":["date","range","multiple","week","month","year","time","dateTime"],"default":"date"},"minDate":{"description":"The first day offered, MM/dd/yyyy.","type":"string"},"maxDate":{"description":"The last day offered, MM/dd/yyyy.","type":"string"},"yearFrom":{"description":"The first year offered; 1900 where left out.","type":"integer","minimum":1000,"maximum":9999},"yearTo":{"description":"The last year offered; 2100 where left out.","type":"integer","minimum":1000,"maximum":9999},"disabledDates":{"description":"Days that cannot be picked.","type":"array","items":{"type":"string"}},"disabledWeekdays":{"description":"Days of the week that cannot be picked, Sunday is 0.","type":"array","items":{"type":"integer","minimum":0,"maximum":6}},"allowedDates":{"description":"The only days that can be picked.","type":"array","items":{"type":"string"}},"minDays":{"description":"Of a range: the fewest days, the first and the last counted.","type":"integer","minimum":1,"maximum":10000},"maxDays":{"description":"Of a range: the most days, the first and the last counted.","type":"integer","minimum":1,"maximum":10000},"limit":{"description":"Of several dates: the most that can be picked.","type":"integer","minimum":1,"maximum":1000},"minTime":{"description":"The first time offered, HH:mm or HH:mm:ss.","type":"string","pattern":"^([01]\\d|2[0-3])(:[0-5]\\d){1,2}$"},"maxTime":{"description":"The last time offered, HH:mm or HH:mm:ss.","type":"string","pattern":"^([01]\\d|2[0-3])(:[0-5]\\d){1,2}$"},"hours24":{"description":"Times are picked and written as HH:mm, not as hh:mm AM or PM.","type":"boolean","default":false},"seconds":{"description":"Times are picked and written with seconds.","type":"boolean","default":false},"hoursGridStep":{"description":"Hours from one that is offered to the next.","type":"integer","minimum":1,"maximum":12,"default":1},"minutesGridStep":{"description":"Minutes from one that is offered to the next.","type":"integer","minimum":1,"maximum":30,"default":5},"secondsGridStep":{"description":"Seconds from one that is offered to the next.","type":"integer","minimum":1,"maximum":30,"default":5},"hoursIncrement":{"description":"Hours that its buttons add and take away.","type":"integer","minimum":1,"maximum":12,"default":1},"minutesIncrement":{"description":"Minutes that its buttons add and take away.","type":"integer","minimum":1,"maximum":30,"default":1},"secondsIncrement":{"description":"Seconds that its buttons add and take away.","type":"integer","minimum":1,"maximum":30,"default":1},"now":{"description":"A button picks what it is now, on the clock of the person; of a single date the day in Los Angeles.","type":"boolean","default":false},"modeHeight":{"description":"Height in pixels of what months, years and times are picked from.","type":"integer","minimum":100,"maximum":1000,"default":255},"weekStart":{"description":"The day that weeks begin with; 1 (Monday) where left out.","type":"integer","minimum":0,"maximum":6},"autoApply":{"description":"What is picked is taken at once. Where false, it is taken by Select and left by Cancel. Left out: false for several dates and for times, whose parts are picked one by one, and true for all else.","type":"boolean"},"closeOnScroll":{"description":"A scroll of the page closes the calendar.","type":"boolean","default":true},"offset":{"description":"Pixels between the field and its calendar.","type":"integer","minimum":0,"maximum":100,"default":10},"alignFrom":{"description":"The narrowest window, in pixels, in which the calendar hangs at its field; narrower ones show it in their middle.","type":"integer","minimum":0,"maximum":10000,"default":768},"swipeThreshold":{"description":"How many pixels a finger moves sideways to turn to the next month.","type":"integer","minimum":1,"maximum":1000,"default":10}}};
const pattern17 = new RegExp("^([01]\\d|2[0-3])(:[0-5]\\d){1,2}$", "u");

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema61.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.mode !== undefined){
let data0 = data.mode;
if(!((((((((data0 === "date") || (data0 === "range")) || (data0 === "multiple")) || (data0 === "week")) || (data0 === "month")) || (data0 === "year")) || (data0 === "time")) || (data0 === "dateTime"))){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema61.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema61.properties.mode.enum,parentSchema:schema61.properties.mode,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.minDate !== undefined){
let data1 = data.minDate;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/minDate",schemaPath:"#/properties/minDate/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema61.properties.minDate.type,parentSchema:schema61.properties.minDate,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.maxDate !== undefined){
let data2 = data.maxDate;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/maxDate",schemaPath:"#/properties/maxDate/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema61.properties.maxDate.type,parentSchema:schema61.properties.maxDate,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.yearFrom !== undefined){
let data3 = data.yearFrom;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/yearFrom",schemaPath:"#/properties/yearFrom/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.yearFrom.type,parentSchema:schema61.properties.yearFrom,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9999 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/yearFrom",schemaPath:"#/properties/yearFrom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999",schema:9999,parentSchema:schema61.properties.yearFrom,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 1000 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/yearFrom",schemaPath:"#/properties/yearFrom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000",schema:1000,parentSchema:schema61.properties.yearFrom,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.yearTo !== undefined){
let data4 = data.yearTo;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/yearTo",schemaPath:"#/properties/yearTo/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.yearTo.type,parentSchema:schema61.properties.yearTo,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9999 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/yearTo",schemaPath:"#/properties/yearTo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999",schema:9999,parentSchema:schema61.properties.yearTo,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 < 1000 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/yearTo",schemaPath:"#/properties/yearTo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000",schema:1000,parentSchema:schema61.properties.yearTo,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.disabledDates !== undefined){
let data5 = data.disabledDates;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/disabledDates/" + i0,schemaPath:"#/properties/disabledDates/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema61.properties.disabledDates.items.type,parentSchema:schema61.properties.disabledDates.items,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/disabledDates",schemaPath:"#/properties/disabledDates/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema61.properties.disabledDates.type,parentSchema:schema61.properties.disabledDates,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.disabledWeekdays !== undefined){
let data7 = data.disabledWeekdays;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err12 = {instancePath:instancePath+"/disabledWeekdays/" + i1,schemaPath:"#/properties/disabledWeekdays/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.disabledWeekdays.items.type,parentSchema:schema61.properties.disabledWeekdays.items,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 6 || isNaN(data8)){
const err13 = {instancePath:instancePath+"/disabledWeekdays/" + i1,schemaPath:"#/properties/disabledWeekdays/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6",schema:6,parentSchema:schema61.properties.disabledWeekdays.items,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/disabledWeekdays/" + i1,schemaPath:"#/properties/disabledWeekdays/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema61.properties.disabledWeekdays.items,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/disabledWeekdays",schemaPath:"#/properties/disabledWeekdays/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema61.properties.disabledWeekdays.type,parentSchema:schema61.properties.disabledWeekdays,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.allowedDates !== undefined){
let data9 = data.allowedDates;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/allowedDates/" + i2,schemaPath:"#/properties/allowedDates/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema61.properties.allowedDates.items.type,parentSchema:schema61.properties.allowedDates.items,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/allowedDates",schemaPath:"#/properties/allowedDates/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema61.properties.allowedDates.type,parentSchema:schema61.properties.allowedDates,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.minDays !== undefined){
let data11 = data.minDays;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err18 = {instancePath:instancePath+"/minDays",schemaPath:"#/properties/minDays/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.minDays.type,parentSchema:schema61.properties.minDays,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 10000 || isNaN(data11)){
const err19 = {instancePath:instancePath+"/minDays",schemaPath:"#/properties/minDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema61.properties.minDays,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err20 = {instancePath:instancePath+"/minDays",schemaPath:"#/properties/minDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema61.properties.minDays,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.maxDays !== undefined){
let data12 = data.maxDays;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err21 = {instancePath:instancePath+"/maxDays",schemaPath:"#/properties/maxDays/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.maxDays.type,parentSchema:schema61.properties.maxDays,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 10000 || isNaN(data12)){
const err22 = {instancePath:instancePath+"/maxDays",schemaPath:"#/properties/maxDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema61.properties.maxDays,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err23 = {instancePath:instancePath+"/maxDays",schemaPath:"#/properties/maxDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema61.properties.maxDays,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data13 = data.limit;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err24 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.limit.type,parentSchema:schema61.properties.limit,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000 || isNaN(data13)){
const err25 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema61.properties.limit,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err26 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema61.properties.limit,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.minTime !== undefined){
let data14 = data.minTime;
if(typeof data14 === "string"){
if(!pattern17.test(data14)){
const err27 = {instancePath:instancePath+"/minTime",schemaPath:"#/properties/minTime/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3])(:[0-5]\\d){1,2}$"},message:"must match pattern \""+"^([01]\\d|2[0-3])(:[0-5]\\d){1,2}$"+"\"",schema:"^([01]\\d|2[0-3])(:[0-5]\\d){1,2}$",parentSchema:schema61.properties.minTime,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/minTime",schemaPath:"#/properties/minTime/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema61.properties.minTime.type,parentSchema:schema61.properties.minTime,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.maxTime !== undefined){
let data15 = data.maxTime;
if(typeof data15 === "string"){
if(!pattern17.test(data15)){
const err29 = {instancePath:instancePath+"/maxTime",schemaPath:"#/properties/maxTime/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3])(:[0-5]\\d){1,2}$"},message:"must match pattern \""+"^([01]\\d|2[0-3])(:[0-5]\\d){1,2}$"+"\"",schema:"^([01]\\d|2[0-3])(:[0-5]\\d){1,2}$",parentSchema:schema61.properties.maxTime,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/maxTime",schemaPath:"#/properties/maxTime/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema61.properties.maxTime.type,parentSchema:schema61.properties.maxTime,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.hours24 !== undefined){
let data16 = data.hours24;
if(typeof data16 !== "boolean"){
const err31 = {instancePath:instancePath+"/hours24",schemaPath:"#/properties/hours24/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema61.properties.hours24.type,parentSchema:schema61.properties.hours24,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.seconds !== undefined){
let data17 = data.seconds;
if(typeof data17 !== "boolean"){
const err32 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema61.properties.seconds.type,parentSchema:schema61.properties.seconds,data:data17};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.hoursGridStep !== undefined){
let data18 = data.hoursGridStep;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err33 = {instancePath:instancePath+"/hoursGridStep",schemaPath:"#/properties/hoursGridStep/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.hoursGridStep.type,parentSchema:schema61.properties.hoursGridStep,data:data18};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 12 || isNaN(data18)){
const err34 = {instancePath:instancePath+"/hoursGridStep",schemaPath:"#/properties/hoursGridStep/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12",schema:12,parentSchema:schema61.properties.hoursGridStep,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err35 = {instancePath:instancePath+"/hoursGridStep",schemaPath:"#/properties/hoursGridStep/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema61.properties.hoursGridStep,data:data18};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.minutesGridStep !== undefined){
let data19 = data.minutesGridStep;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err36 = {instancePath:instancePath+"/minutesGridStep",schemaPath:"#/properties/minutesGridStep/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.minutesGridStep.type,parentSchema:schema61.properties.minutesGridStep,data:data19};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 30 || isNaN(data19)){
const err37 = {instancePath:instancePath+"/minutesGridStep",schemaPath:"#/properties/minutesGridStep/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30",schema:30,parentSchema:schema61.properties.minutesGridStep,data:data19};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err38 = {instancePath:instancePath+"/minutesGridStep",schemaPath:"#/properties/minutesGridStep/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema61.properties.minutesGridStep,data:data19};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data.secondsGridStep !== undefined){
let data20 = data.secondsGridStep;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err39 = {instancePath:instancePath+"/secondsGridStep",schemaPath:"#/properties/secondsGridStep/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.secondsGridStep.type,parentSchema:schema61.properties.secondsGridStep,data:data20};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 30 || isNaN(data20)){
const err40 = {instancePath:instancePath+"/secondsGridStep",schemaPath:"#/properties/secondsGridStep/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30",schema:30,parentSchema:schema61.properties.secondsGridStep,data:data20};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err41 = {instancePath:instancePath+"/secondsGridStep",schemaPath:"#/properties/secondsGridStep/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema61.properties.secondsGridStep,data:data20};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.hoursIncrement !== undefined){
let data21 = data.hoursIncrement;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err42 = {instancePath:instancePath+"/hoursIncrement",schemaPath:"#/properties/hoursIncrement/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.hoursIncrement.type,parentSchema:schema61.properties.hoursIncrement,data:data21};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 12 || isNaN(data21)){
const err43 = {instancePath:instancePath+"/hoursIncrement",schemaPath:"#/properties/hoursIncrement/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12",schema:12,parentSchema:schema61.properties.hoursIncrement,data:data21};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err44 = {instancePath:instancePath+"/hoursIncrement",schemaPath:"#/properties/hoursIncrement/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema61.properties.hoursIncrement,data:data21};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.minutesIncrement !== undefined){
let data22 = data.minutesIncrement;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err45 = {instancePath:instancePath+"/minutesIncrement",schemaPath:"#/properties/minutesIncrement/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.minutesIncrement.type,parentSchema:schema61.properties.minutesIncrement,data:data22};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 30 || isNaN(data22)){
const err46 = {instancePath:instancePath+"/minutesIncrement",schemaPath:"#/properties/minutesIncrement/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30",schema:30,parentSchema:schema61.properties.minutesIncrement,data:data22};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err47 = {instancePath:instancePath+"/minutesIncrement",schemaPath:"#/properties/minutesIncrement/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema61.properties.minutesIncrement,data:data22};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data.secondsIncrement !== undefined){
let data23 = data.secondsIncrement;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err48 = {instancePath:instancePath+"/secondsIncrement",schemaPath:"#/properties/secondsIncrement/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.secondsIncrement.type,parentSchema:schema61.properties.secondsIncrement,data:data23};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 30 || isNaN(data23)){
const err49 = {instancePath:instancePath+"/secondsIncrement",schemaPath:"#/properties/secondsIncrement/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30",schema:30,parentSchema:schema61.properties.secondsIncrement,data:data23};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data23 < 1 || isNaN(data23)){
const err50 = {instancePath:instancePath+"/secondsIncrement",schemaPath:"#/properties/secondsIncrement/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema61.properties.secondsIncrement,data:data23};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data.now !== undefined){
let data24 = data.now;
if(typeof data24 !== "boolean"){
const err51 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema61.properties.now.type,parentSchema:schema61.properties.now,data:data24};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.modeHeight !== undefined){
let data25 = data.modeHeight;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err52 = {instancePath:instancePath+"/modeHeight",schemaPath:"#/properties/modeHeight/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.modeHeight.type,parentSchema:schema61.properties.modeHeight,data:data25};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 1000 || isNaN(data25)){
const err53 = {instancePath:instancePath+"/modeHeight",schemaPath:"#/properties/modeHeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema61.properties.modeHeight,data:data25};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data25 < 100 || isNaN(data25)){
const err54 = {instancePath:instancePath+"/modeHeight",schemaPath:"#/properties/modeHeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100",schema:100,parentSchema:schema61.properties.modeHeight,data:data25};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data.weekStart !== undefined){
let data26 = data.weekStart;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err55 = {instancePath:instancePath+"/weekStart",schemaPath:"#/properties/weekStart/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.weekStart.type,parentSchema:schema61.properties.weekStart,data:data26};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 6 || isNaN(data26)){
const err56 = {instancePath:instancePath+"/weekStart",schemaPath:"#/properties/weekStart/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6",schema:6,parentSchema:schema61.properties.weekStart,data:data26};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err57 = {instancePath:instancePath+"/weekStart",schemaPath:"#/properties/weekStart/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema61.properties.weekStart,data:data26};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data.autoApply !== undefined){
let data27 = data.autoApply;
if(typeof data27 !== "boolean"){
const err58 = {instancePath:instancePath+"/autoApply",schemaPath:"#/properties/autoApply/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema61.properties.autoApply.type,parentSchema:schema61.properties.autoApply,data:data27};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.closeOnScroll !== undefined){
let data28 = data.closeOnScroll;
if(typeof data28 !== "boolean"){
const err59 = {instancePath:instancePath+"/closeOnScroll",schemaPath:"#/properties/closeOnScroll/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema61.properties.closeOnScroll.type,parentSchema:schema61.properties.closeOnScroll,data:data28};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.offset !== undefined){
let data29 = data.offset;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err60 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.offset.type,parentSchema:schema61.properties.offset,data:data29};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 100 || isNaN(data29)){
const err61 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema61.properties.offset,data:data29};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err62 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema61.properties.offset,data:data29};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data.alignFrom !== undefined){
let data30 = data.alignFrom;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err63 = {instancePath:instancePath+"/alignFrom",schemaPath:"#/properties/alignFrom/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.alignFrom.type,parentSchema:schema61.properties.alignFrom,data:data30};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 10000 || isNaN(data30)){
const err64 = {instancePath:instancePath+"/alignFrom",schemaPath:"#/properties/alignFrom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema61.properties.alignFrom,data:data30};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err65 = {instancePath:instancePath+"/alignFrom",schemaPath:"#/properties/alignFrom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema61.properties.alignFrom,data:data30};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
if(data.swipeThreshold !== undefined){
let data31 = data.swipeThreshold;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err66 = {instancePath:instancePath+"/swipeThreshold",schemaPath:"#/properties/swipeThreshold/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema61.properties.swipeThreshold.type,parentSchema:schema61.properties.swipeThreshold,data:data31};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 1000 || isNaN(data31)){
const err67 = {instancePath:instancePath+"/swipeThreshold",schemaPath:"#/properties/swipeThreshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema61.properties.swipeThreshold,data:data31};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data31 < 1 || isNaN(data31)){
const err68 = {instancePath:instancePath+"/swipeThreshold",schemaPath:"#/properties/swipeThreshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema61.properties.swipeThreshold,data:data31};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate240.errors = vErrors;
return errors === 0;
}

const schema62 = {"title":"Dependency","description":"What happens to a field while a condition holds or does not.","type":"object","required":["when"],"additionalProperties":false,"examples":[{"when":{"value":{"field":"hasCoOwner"},"equals":true}}],"properties":{"when":{"$ref":"condition.schema.json#/definitions/condition"},"hide":{"description":"Hide while the condition does not hold.","type":"boolean","default":true},"disable":{"description":"Disable while the condition does not hold.","type":"boolean","default":false},"disableOnFulfilled":{"description":"Disable while every dependency's condition holds.","type":"boolean","default":false},"resetOnUnfulfilled":{"description":"Reset the value when the condition stops holding.","type":"boolean","default":true},"resetOnFulfilled":{"description":"Reset the value when the condition holds again.","type":"boolean","default":false},"resetValue":{"description":"The value that a reset leaves; null by default.","type":["string","number","boolean","null"],"default":null},"mask":{"$ref":"#/definitions/maskName","description":"The mask while the condition holds."}}};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.when === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "when") || (key0 === "hide")) || (key0 === "disable")) || (key0 === "disableOnFulfilled")) || (key0 === "resetOnUnfulfilled")) || (key0 === "resetOnFulfilled")) || (key0 === "resetValue")) || (key0 === "mask"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.when !== undefined){
if(!(validate202(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
if(data.hide !== undefined){
let data1 = data.hide;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/hide",schemaPath:"#/properties/hide/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema62.properties.hide.type,parentSchema:schema62.properties.hide,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.disable !== undefined){
let data2 = data.disable;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/disable",schemaPath:"#/properties/disable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema62.properties.disable.type,parentSchema:schema62.properties.disable,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.disableOnFulfilled !== undefined){
let data3 = data.disableOnFulfilled;
if(typeof data3 !== "boolean"){
const err4 = {instancePath:instancePath+"/disableOnFulfilled",schemaPath:"#/properties/disableOnFulfilled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema62.properties.disableOnFulfilled.type,parentSchema:schema62.properties.disableOnFulfilled,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.resetOnUnfulfilled !== undefined){
let data4 = data.resetOnUnfulfilled;
if(typeof data4 !== "boolean"){
const err5 = {instancePath:instancePath+"/resetOnUnfulfilled",schemaPath:"#/properties/resetOnUnfulfilled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema62.properties.resetOnUnfulfilled.type,parentSchema:schema62.properties.resetOnUnfulfilled,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.resetOnFulfilled !== undefined){
let data5 = data.resetOnFulfilled;
if(typeof data5 !== "boolean"){
const err6 = {instancePath:instancePath+"/resetOnFulfilled",schemaPath:"#/properties/resetOnFulfilled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema62.properties.resetOnFulfilled.type,parentSchema:schema62.properties.resetOnFulfilled,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.resetValue !== undefined){
let data6 = data.resetValue;
if((((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")) && (data6 !== null)){
const err7 = {instancePath:instancePath+"/resetValue",schemaPath:"#/properties/resetValue/type",keyword:"type",params:{type: schema62.properties.resetValue.type},message:"must be string,number,boolean,null",schema:schema62.properties.resetValue.type,parentSchema:schema62.properties.resetValue,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.mask !== undefined){
if(!(validate229(data.mask, {instancePath:instancePath+"/mask",parentData:data,parentDataProperty:"mask",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate242.errors = vErrors;
return errors === 0;
}

const wrapper16 = {validate: validate222};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema57.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.model !== undefined){
if(!(validate220(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate220(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
let data2 = data.key;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.key.type,parentSchema:schema57.properties.key,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
if(!(validate194(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.hint !== undefined){
if(!(validate194(data.hint, {instancePath:instancePath+"/hint",parentData:data,parentDataProperty:"hint",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.component !== undefined){
let data5 = data.component;
if(!((((((((((((data5 === "text") || (data5 === "textarea")) || (data5 === "select")) || (data5 === "radio")) || (data5 === "yesNo")) || (data5 === "checkbox")) || (data5 === "date")) || (data5 === "file")) || (data5 === "signature")) || (data5 === "confirm")) || (data5 === "value")) || (data5 === "wallet"))){
const err3 = {instancePath:instancePath+"/component",schemaPath:"#/properties/component/enum",keyword:"enum",params:{allowedValues: schema57.properties.component.enum},message:"must be equal to one of the allowed values",schema:schema57.properties.component.enum,parentSchema:schema57.properties.component,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.buttonLabel !== undefined){
if(!(validate194(data.buttonLabel, {instancePath:instancePath+"/buttonLabel",parentData:data,parentDataProperty:"buttonLabel",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.buttonImage !== undefined){
let data7 = data.buttonImage;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err4 = {instancePath:instancePath+"/buttonImage",schemaPath:"#/properties/buttonImage/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\"",schema:"^https://",parentSchema:schema57.properties.buttonImage,data:data7};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0(data7))){
const err5 = {instancePath:instancePath+"/buttonImage",schemaPath:"#/properties/buttonImage/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\"",schema:"uri",parentSchema:schema57.properties.buttonImage,data:data7};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/buttonImage",schemaPath:"#/properties/buttonImage/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.buttonImage.type,parentSchema:schema57.properties.buttonImage,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.defaultValue !== undefined){
let data8 = data.defaultValue;
if((((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")) && (data8 !== null)){
const err7 = {instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema57.properties.defaultValue.type},message:"must be string,number,boolean,null",schema:schema57.properties.defaultValue.type,parentSchema:schema57.properties.defaultValue,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.placeholder !== undefined){
if(!(validate194(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.suppressLabel !== undefined){
let data10 = data.suppressLabel;
if(typeof data10 !== "boolean"){
const err8 = {instancePath:instancePath+"/suppressLabel",schemaPath:"#/properties/suppressLabel/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema57.properties.suppressLabel.type,parentSchema:schema57.properties.suppressLabel,data:data10};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.disableRequiredStyling !== undefined){
let data11 = data.disableRequiredStyling;
if(typeof data11 !== "boolean"){
const err9 = {instancePath:instancePath+"/disableRequiredStyling",schemaPath:"#/properties/disableRequiredStyling/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema57.properties.disableRequiredStyling.type,parentSchema:schema57.properties.disableRequiredStyling,data:data11};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.maskName !== undefined){
if(!(validate229(data.maskName, {instancePath:instancePath+"/maskName",parentData:data,parentDataProperty:"maskName",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
}
if(data.receipt !== undefined){
let data13 = data.receipt;
if(!((data13 === "ending") || (data13 === "hidden"))){
const err10 = {instancePath:instancePath+"/receipt",schemaPath:"#/properties/receipt/enum",keyword:"enum",params:{allowedValues: schema57.properties.receipt.enum},message:"must be equal to one of the allowed values",schema:schema57.properties.receipt.enum,parentSchema:schema57.properties.receipt,data:data13};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.prepopulatedDataKey !== undefined){
let data14 = data.prepopulatedDataKey;
if(typeof data14 !== "string"){
const err11 = {instancePath:instancePath+"/prepopulatedDataKey",schemaPath:"#/properties/prepopulatedDataKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.prepopulatedDataKey.type,parentSchema:schema57.properties.prepopulatedDataKey,data:data14};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.overrideEverDirtyFieldConstraint !== undefined){
let data15 = data.overrideEverDirtyFieldConstraint;
if(typeof data15 !== "boolean"){
const err12 = {instancePath:instancePath+"/overrideEverDirtyFieldConstraint",schemaPath:"#/properties/overrideEverDirtyFieldConstraint/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema57.properties.overrideEverDirtyFieldConstraint.type,parentSchema:schema57.properties.overrideEverDirtyFieldConstraint,data:data15};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.prepended !== undefined){
if(!(validate194(data.prepended, {instancePath:instancePath+"/prepended",parentData:data,parentDataProperty:"prepended",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.appended !== undefined){
if(!(validate194(data.appended, {instancePath:instancePath+"/appended",parentData:data,parentDataProperty:"appended",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
let data18 = data.options;
if(Array.isArray(data18)){
if(data18.length < 1){
const err13 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema57.properties.options,data:data18};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
if(!(validate233(data18[i0], {instancePath:instancePath+"/options/" + i0,parentData:data18,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema57.properties.options.type,parentSchema:schema57.properties.options,data:data18};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.optionsList !== undefined){
let data20 = data.optionsList;
if(typeof data20 !== "string"){
const err15 = {instancePath:instancePath+"/optionsList",schemaPath:"#/properties/optionsList/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.optionsList.type,parentSchema:schema57.properties.optionsList,data:data20};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.autocomplete !== undefined){
let data21 = data.autocomplete;
if(typeof data21 !== "string"){
const err16 = {instancePath:instancePath+"/autocomplete",schemaPath:"#/properties/autocomplete/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.autocomplete.type,parentSchema:schema57.properties.autocomplete,data:data21};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.keyboard !== undefined){
let data22 = data.keyboard;
if(!((((((((((data22 === "email") || (data22 === "phone")) || (data22 === "digits")) || (data22 === "amount")) || (data22 === "signedAmount")) || (data22 === "code")) || (data22 === "name")) || (data22 === "address")) || (data22 === "webAddress")) || (data22 === "text"))){
const err17 = {instancePath:instancePath+"/keyboard",schemaPath:"#/properties/keyboard/enum",keyword:"enum",params:{allowedValues: schema57.properties.keyboard.enum},message:"must be equal to one of the allowed values",schema:schema57.properties.keyboard.enum,parentSchema:schema57.properties.keyboard,data:data22};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.display !== undefined){
if(!(validate236(data.display, {instancePath:instancePath+"/display",parentData:data,parentDataProperty:"display",rootData}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
let data24 = data.width;
if(!(((data24 === "short") || (data24 === "medium")) || (data24 === "full"))){
const err18 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/enum",keyword:"enum",params:{allowedValues: schema57.properties.width.enum},message:"must be equal to one of the allowed values",schema:schema57.properties.width.enum,parentSchema:schema57.properties.width,data:data24};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.rows !== undefined){
let data25 = data.rows;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err19 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema57.properties.rows.type,parentSchema:schema57.properties.rows,data:data25};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 20 || isNaN(data25)){
const err20 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20",schema:20,parentSchema:schema57.properties.rows,data:data25};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data25 < 2 || isNaN(data25)){
const err21 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2",schema:2,parentSchema:schema57.properties.rows,data:data25};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.required !== undefined){
let data26 = data.required;
const _errs41 = errors;
let valid4 = true;
const _errs42 = errors;
if(!(data26 && typeof data26 == "object" && !Array.isArray(data26))){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs44 = errors;
if(!(validate202(data26, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var _valid0 = _errs44 === errors;
valid4 = _valid0;
ifClause0 = "then";
}
else {
const _errs45 = errors;
if(typeof data26 !== "boolean"){
const err23 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/allOf/0/else/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema57.properties.required.allOf[0].else.type,parentSchema:schema57.properties.required.allOf[0].else,data:data26};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid4 = _valid0;
ifClause0 = "else";
}
if(!valid4){
const err24 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema57.properties.required.allOf[0].if,parentSchema:schema57.properties.required.allOf[0],data:data26};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.requiredMessageKey !== undefined){
if(!(validate194(data.requiredMessageKey, {instancePath:instancePath+"/requiredMessageKey",parentData:data,parentDataProperty:"requiredMessageKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.picker !== undefined){
if(!(validate240(data.picker, {instancePath:instancePath+"/picker",parentData:data,parentDataProperty:"picker",rootData}))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
errors = vErrors.length;
}
}
if(data.dependencies !== undefined){
let data29 = data.dependencies;
if(Array.isArray(data29)){
const len1 = data29.length;
for(let i1=0; i1<len1; i1++){
if(!(validate242(data29[i1], {instancePath:instancePath+"/dependencies/" + i1,parentData:data29,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/dependencies",schemaPath:"#/properties/dependencies/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema57.properties.dependencies.type,parentSchema:schema57.properties.dependencies,data:data29};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.columns !== undefined){
let data31 = data.columns;
if(Array.isArray(data31)){
if(data31.length < 1){
const err26 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema57.properties.columns,data:data31};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len2 = data31.length;
for(let i2=0; i2<len2; i2++){
if(!(wrapper16.validate(data31[i2], {instancePath:instancePath+"/columns/" + i2,parentData:data31,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? wrapper16.validate.errors : vErrors.concat(wrapper16.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema57.properties.columns.type,parentSchema:schema57.properties.columns,data:data31};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.recordLabelKey !== undefined){
if(!(validate194(data.recordLabelKey, {instancePath:instancePath+"/recordLabelKey",parentData:data,parentDataProperty:"recordLabelKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.addLabelKey !== undefined){
if(!(validate194(data.addLabelKey, {instancePath:instancePath+"/addLabelKey",parentData:data,parentDataProperty:"addLabelKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fields === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "id")) || (key0 === "dependencies")) || (key0 === "titleKey")) || (key0 === "model")) || (key0 === "fields"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("fields" !== data0){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "fields"},message:"must be equal to constant",schema:"fields",parentSchema:schema52.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate212(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.dependencies !== undefined){
if(!(validate214(data.dependencies, {instancePath:instancePath+"/dependencies",parentData:data,parentDataProperty:"dependencies",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.titleKey !== undefined){
if(!(validate194(data.titleKey, {instancePath:instancePath+"/titleKey",parentData:data,parentDataProperty:"titleKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate220(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
let data5 = data.fields;
if(Array.isArray(data5)){
if(data5.length < 1){
const err5 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema52.properties.fields,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate222(data5[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema52.properties.fields.type,parentSchema:schema52.properties.fields,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}

const schema63 = {"title":"AddressBlock","description":"A postal address: the fields mailingStreetLine1, mailingStreetLine2, mailingCity, mailingSubDivision, mailingPostalCode, mailingCountry and, with international support, mailingSubDivisionNonUS and mailingPostalCodeNonUS of the model.","type":"object","required":["kind","id","model"],"additionalProperties":false,"properties":{"kind":{"const":"address"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"titleKey":{"$ref":"#/definitions/contentKey"},"model":{"$ref":"#/definitions/name"},"prefix":{"description":"What the field names begin with, where it is not mailing.","type":"string","default":"mailing"},"hasCountry":{"description":"Ask for the country. Where false, and without international support, every address is one of the United States, and the model needs no field for it.","type":"boolean","default":true},"hasStreetLine2":{"type":"boolean","default":false},"hasInternationalSupport":{"type":"boolean","default":false},"person":{"$ref":"#/definitions/person"},"prepopulated":{"description":"Fields take the class-list columns of the same names.","type":"boolean","default":false}}};
const schema64 = {"description":"Whose the name or address is: the claimant's own, somebody else's, or somebody else's while a condition holds. A browser never fills its owner's in for another person.","default":"self","allOf":[{"if":{"type":"object"},"then":{"$ref":"condition.schema.json#/definitions/condition"},"else":{"enum":["self","other"]}}]};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = true;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate202(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!((data === "self") || (data === "other"))){
const err1 = {instancePath,schemaPath:"#/allOf/0/else/enum",keyword:"enum",params:{allowedValues: schema64.allOf[0].else.enum},message:"must be equal to one of the allowed values",schema:schema64.allOf[0].else.enum,parentSchema:schema64.allOf[0].else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema64.allOf[0].if,parentSchema:schema64.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate255.errors = vErrors;
return errors === 0;
}


function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema63.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("address" !== data0){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "address"},message:"must be equal to constant",schema:"address",parentSchema:schema63.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate212(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.dependencies !== undefined){
if(!(validate214(data.dependencies, {instancePath:instancePath+"/dependencies",parentData:data,parentDataProperty:"dependencies",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.titleKey !== undefined){
if(!(validate194(data.titleKey, {instancePath:instancePath+"/titleKey",parentData:data,parentDataProperty:"titleKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate220(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.prefix !== undefined){
let data5 = data.prefix;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.prefix.type,parentSchema:schema63.properties.prefix,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.hasCountry !== undefined){
let data6 = data.hasCountry;
if(typeof data6 !== "boolean"){
const err6 = {instancePath:instancePath+"/hasCountry",schemaPath:"#/properties/hasCountry/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema63.properties.hasCountry.type,parentSchema:schema63.properties.hasCountry,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hasStreetLine2 !== undefined){
let data7 = data.hasStreetLine2;
if(typeof data7 !== "boolean"){
const err7 = {instancePath:instancePath+"/hasStreetLine2",schemaPath:"#/properties/hasStreetLine2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema63.properties.hasStreetLine2.type,parentSchema:schema63.properties.hasStreetLine2,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.hasInternationalSupport !== undefined){
let data8 = data.hasInternationalSupport;
if(typeof data8 !== "boolean"){
const err8 = {instancePath:instancePath+"/hasInternationalSupport",schemaPath:"#/properties/hasInternationalSupport/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema63.properties.hasInternationalSupport.type,parentSchema:schema63.properties.hasInternationalSupport,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.person !== undefined){
if(!(validate255(data.person, {instancePath:instancePath+"/person",parentData:data,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
}
if(data.prepopulated !== undefined){
let data10 = data.prepopulated;
if(typeof data10 !== "boolean"){
const err9 = {instancePath:instancePath+"/prepopulated",schemaPath:"#/properties/prepopulated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema63.properties.prepopulated.type,parentSchema:schema63.properties.prepopulated,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate250.errors = vErrors;
return errors === 0;
}

const schema65 = {"title":"NameBlock","description":"A person's name: firstName, lastName and, in the second layout, middleInitial.","type":"object","required":["kind","id","model","layout"],"additionalProperties":false,"properties":{"kind":{"const":"name"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"titleKey":{"$ref":"#/definitions/contentKey"},"model":{"$ref":"#/definitions/name"},"layout":{"enum":["first-last","first-middleInitial-last"]},"person":{"$ref":"#/definitions/person"},"prepopulated":{"description":"Fields take the class-list columns of the same names.","type":"boolean","default":false}}};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.layout === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "id")) || (key0 === "dependencies")) || (key0 === "titleKey")) || (key0 === "model")) || (key0 === "layout")) || (key0 === "person")) || (key0 === "prepopulated"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("name" !== data0){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "name"},message:"must be equal to constant",schema:"name",parentSchema:schema65.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate212(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.dependencies !== undefined){
if(!(validate214(data.dependencies, {instancePath:instancePath+"/dependencies",parentData:data,parentDataProperty:"dependencies",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.titleKey !== undefined){
if(!(validate194(data.titleKey, {instancePath:instancePath+"/titleKey",parentData:data,parentDataProperty:"titleKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate220(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined){
let data5 = data.layout;
if(!((data5 === "first-last") || (data5 === "first-middleInitial-last"))){
const err6 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema65.properties.layout.enum},message:"must be equal to one of the allowed values",schema:schema65.properties.layout.enum,parentSchema:schema65.properties.layout,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.person !== undefined){
if(!(validate255(data.person, {instancePath:instancePath+"/person",parentData:data,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
}
if(data.prepopulated !== undefined){
let data7 = data.prepopulated;
if(typeof data7 !== "boolean"){
const err7 = {instancePath:instancePath+"/prepopulated",schemaPath:"#/properties/prepopulated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema65.properties.prepopulated.type,parentSchema:schema65.properties.prepopulated,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate259.errors = vErrors;
return errors === 0;
}

const schema66 = {"title":"ChoiceGroupBlock","description":"Check boxes that answer one question: boolean fields under one legend.","type":"object","required":["kind","id","model","labelKey","fields"],"additionalProperties":false,"properties":{"kind":{"const":"choiceGroup"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"model":{"$ref":"#/definitions/name","description":"The model of all its fields."},"labelKey":{"$ref":"#/definitions/contentKey","description":"Content key of the question: the legend of the group."},"hintKey":{"$ref":"#/definitions/contentKey","description":"Content key of a hint below the legend, such as \"Tick all that apply\"."},"fields":{"description":"The boxes.","type":"array","minItems":1,"items":{"$ref":"#/definitions/fieldPlacement"}}}};

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'",schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.labelKey === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "labelKey"},message:"must have required property '"+"labelKey"+"'",schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.fields === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "id")) || (key0 === "dependencies")) || (key0 === "model")) || (key0 === "labelKey")) || (key0 === "hintKey")) || (key0 === "fields"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("choiceGroup" !== data0){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "choiceGroup"},message:"must be equal to constant",schema:"choiceGroup",parentSchema:schema66.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate212(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.dependencies !== undefined){
if(!(validate214(data.dependencies, {instancePath:instancePath+"/dependencies",parentData:data,parentDataProperty:"dependencies",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate220(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.labelKey !== undefined){
if(!(validate194(data.labelKey, {instancePath:instancePath+"/labelKey",parentData:data,parentDataProperty:"labelKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.hintKey !== undefined){
if(!(validate194(data.hintKey, {instancePath:instancePath+"/hintKey",parentData:data,parentDataProperty:"hintKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
let data6 = data.fields;
if(Array.isArray(data6)){
if(data6.length < 1){
const err7 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema66.properties.fields,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate222(data6[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema66.properties.fields.type,parentSchema:schema66.properties.fields,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate266.errors = vErrors;
return errors === 0;
}

const schema67 = {"title":"SignatureBlock","description":"What the claimant certifies, the typed signature and the date.","type":"object","required":["kind","id","fields"],"additionalProperties":false,"properties":{"kind":{"const":"signature"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"titleKey":{"$ref":"#/definitions/contentKey"},"textKeys":{"description":"What the signature stands under.","type":"array","items":{"$ref":"#/definitions/contentKey"}},"model":{"$ref":"#/definitions/name"},"showDate":{"description":"Show the date of signing.","type":"boolean","default":true},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/fieldPlacement"}}}};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fields === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "id")) || (key0 === "dependencies")) || (key0 === "titleKey")) || (key0 === "textKeys")) || (key0 === "model")) || (key0 === "showDate")) || (key0 === "fields"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("signature" !== data0){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "signature"},message:"must be equal to constant",schema:"signature",parentSchema:schema67.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate212(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.dependencies !== undefined){
if(!(validate214(data.dependencies, {instancePath:instancePath+"/dependencies",parentData:data,parentDataProperty:"dependencies",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.titleKey !== undefined){
if(!(validate194(data.titleKey, {instancePath:instancePath+"/titleKey",parentData:data,parentDataProperty:"titleKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.textKeys !== undefined){
let data4 = data.textKeys;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate194(data4[i0], {instancePath:instancePath+"/textKeys/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/textKeys",schemaPath:"#/properties/textKeys/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema67.properties.textKeys.type,parentSchema:schema67.properties.textKeys,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.model !== undefined){
if(!(validate220(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.showDate !== undefined){
let data7 = data.showDate;
if(typeof data7 !== "boolean"){
const err6 = {instancePath:instancePath+"/showDate",schemaPath:"#/properties/showDate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema67.properties.showDate.type,parentSchema:schema67.properties.showDate,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fields !== undefined){
let data8 = data.fields;
if(Array.isArray(data8)){
if(data8.length < 1){
const err7 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema67.properties.fields,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(validate222(data8[i1], {instancePath:instancePath+"/fields/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema67.properties.fields.type,parentSchema:schema67.properties.fields,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate274.errors = vErrors;
return errors === 0;
}

const schema68 = {"title":"RecordManagerBlock","description":"Records entered one at a time in a form of their own, such as documents with their descriptions.","type":"object","required":["kind","id","model","fields"],"additionalProperties":false,"properties":{"kind":{"const":"recordManager"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"titleKey":{"$ref":"#/definitions/contentKey"},"model":{"$ref":"#/definitions/name"},"only":{"$ref":"#/definitions/only"},"documents":{"$ref":"#/definitions/recordDocuments"},"required":{"description":"At least one saved record is needed.","type":"boolean","default":false},"draftOnInit":{"description":"A draft begins when the page opens.","type":"boolean","default":true},"draftAfterFinish":{"description":"A new draft begins after each finished one.","type":"boolean","default":true},"allowDelete":{"type":"boolean","default":true},"allowEdit":{"type":"boolean","default":true},"recordLabelKey":{"$ref":"#/definitions/contentKey","description":"Content key of what one record is called where it is spoken of, with its {number}, such as \"Purchase {number}\"."},"addLabelKey":{"$ref":"#/definitions/contentKey"},"cancelLabelKey":{"$ref":"#/definitions/contentKey"},"finishLabelKey":{"$ref":"#/definitions/contentKey"},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/fieldPlacement"}}}};
const schema69 = {"title":"OnlyRecords","description":"The block shows, counts and adds only the records with this value: several blocks may share one list. New records begin with it, and it has no column.","type":"object","required":["field","equals"],"additionalProperties":false,"properties":{"field":{"$ref":"#/definitions/name"},"equals":{"description":"A literal of the field's type.","type":["string","number","boolean"]}}};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.equals === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "equals"},message:"must have required property '"+"equals"+"'",schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "field") || (key0 === "equals"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.field !== undefined){
if(!(validate220(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.equals !== undefined){
let data1 = data.equals;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err3 = {instancePath:instancePath+"/equals",schemaPath:"#/properties/equals/type",keyword:"type",params:{type: schema69.properties.equals.type},message:"must be string,number,boolean",schema:schema69.properties.equals.type,parentSchema:schema69.properties.equals,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate287.errors = vErrors;
return errors === 0;
}

const schema70 = {"title":"RecordDocuments","description":"Documents of one kind that are chosen in each record of the block: the app gives them their kind and links them to the record by claimTransactionId.","type":"object","required":["kind"],"additionalProperties":false,"examples":[{"kind":"receipt"},{"kind":"receipt","min":1,"max":3}],"properties":{"kind":{"description":"What the field `kind` of these documents holds; the text of the content key DocumentKind_<kind> is what they are called.","type":"string","minLength":1},"when":{"$ref":"condition.schema.json#/definitions/condition","description":"They are asked for only in records for which this holds; asked inside each record."},"min":{"$ref":"condition.schema.json#/definitions/operand","description":"The fewest documents that a record needs: a number or an operand, asked inside each record."},"max":{"$ref":"condition.schema.json#/definitions/operand","description":"The most documents that a record may have: a number or an operand, asked inside each record."}}};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid1 = true;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.field === undefined) && (missing0 = "field")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid2 = _errs9 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs10 = errors;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
ifClause1 = "then";
}
else {
const _errs11 = errors;
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs15 = errors;
let valid5 = false;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.today === undefined) && (missing1 = "today")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid4 = _errs16 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var _valid3 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid3){
const _errs17 = errors;
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var _valid3 = _errs17 === errors;
valid4 = _valid3;
ifClause2 = "then";
}
else {
const _errs18 = errors;
const _errs19 = errors;
let valid6 = true;
const _errs20 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs22 = errors;
let valid7 = false;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.count === undefined) && (missing2 = "count")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid6 = _errs23 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var _valid5 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid5){
const _errs24 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid5 = _errs24 === errors;
valid6 = _valid5;
ifClause3 = "then";
}
else {
const _errs25 = errors;
const _errs26 = errors;
let valid8 = true;
const _errs27 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs29 = errors;
let valid9 = false;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.sum === undefined) && (missing3 = "sum")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid8 = _errs30 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var _valid7 = _errs27 === errors;
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid7){
const _errs31 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid7 = _errs31 === errors;
valid8 = _valid7;
ifClause4 = "then";
}
else {
const _errs32 = errors;
const _errs33 = errors;
let valid10 = true;
const _errs34 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs36 = errors;
let valid11 = false;
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.add === undefined) && (missing4 = "add")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid10 = _errs37 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
var _valid9 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
let ifClause5;
if(_valid9){
const _errs38 = errors;
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid9 = _errs38 === errors;
valid10 = _valid9;
ifClause5 = "then";
}
else {
const _errs39 = errors;
const _errs40 = errors;
let valid12 = true;
const _errs41 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs43 = errors;
let valid13 = false;
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.multiply === undefined) && (missing5 = "multiply")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid12 = _errs44 === errors;
valid13 = valid13 || _valid12;
if(!valid13){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
var _valid11 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
let ifClause6;
if(_valid11){
const _errs45 = errors;
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var _valid11 = _errs45 === errors;
valid12 = _valid11;
ifClause6 = "then";
}
else {
const _errs46 = errors;
const _errs47 = errors;
let valid14 = true;
const _errs48 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs50 = errors;
let valid15 = false;
const _errs51 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.subtract === undefined) && (missing6 = "subtract")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid14 = _errs51 === errors;
valid15 = valid15 || _valid14;
if(!valid15){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
var _valid13 = _errs48 === errors;
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
let ifClause7;
if(_valid13){
const _errs52 = errors;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var _valid13 = _errs52 === errors;
valid14 = _valid13;
ifClause7 = "then";
}
else {
const _errs53 = errors;
const _errs54 = errors;
let valid16 = true;
const _errs55 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs57 = errors;
let valid17 = false;
const _errs58 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.divide === undefined) && (missing7 = "divide")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid16 = _errs58 === errors;
valid17 = valid17 || _valid16;
if(!valid17){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
}
var _valid15 = _errs55 === errors;
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
let ifClause8;
if(_valid15){
const _errs59 = errors;
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid15 = _errs59 === errors;
valid16 = _valid15;
ifClause8 = "then";
}
else {
const _errs60 = errors;
const _errs61 = errors;
let valid18 = true;
const _errs62 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs64 = errors;
let valid19 = false;
const _errs65 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.shift === undefined) && (missing8 = "shift")){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid18 = _errs65 === errors;
valid19 = valid19 || _valid18;
if(!valid19){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
var _valid17 = _errs62 === errors;
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
let ifClause9;
if(_valid17){
const _errs66 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid17 = _errs66 === errors;
valid18 = _valid17;
ifClause9 = "then";
}
else {
const _errs67 = errors;
const _errs68 = errors;
let valid20 = true;
const _errs69 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs71 = errors;
let valid21 = false;
const _errs72 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.daysBetween === undefined) && (missing9 = "daysBetween")){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid20 = _errs72 === errors;
valid21 = valid21 || _valid20;
if(!valid21){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
}
var _valid19 = _errs69 === errors;
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
let ifClause10;
if(_valid19){
const _errs73 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid19 = _errs73 === errors;
valid20 = _valid19;
ifClause10 = "then";
}
else {
const _errs74 = errors;
const _errs75 = errors;
let valid22 = true;
const _errs76 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs78 = errors;
let valid23 = false;
const _errs79 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.round === undefined) && (missing10 = "round")){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var _valid22 = _errs79 === errors;
valid23 = valid23 || _valid22;
if(!valid23){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
var _valid21 = _errs76 === errors;
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
let ifClause11;
if(_valid21){
const _errs80 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid21 = _errs80 === errors;
valid22 = _valid21;
ifClause11 = "then";
}
else {
const _errs81 = errors;
const _errs82 = errors;
let valid24 = true;
const _errs83 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs85 = errors;
let valid25 = false;
const _errs86 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.least === undefined) && (missing11 = "least")){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var _valid24 = _errs86 === errors;
valid25 = valid25 || _valid24;
if(!valid25){
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
}
var _valid23 = _errs83 === errors;
errors = _errs82;
if(vErrors !== null){
if(_errs82){
vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
let ifClause12;
if(_valid23){
const _errs87 = errors;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid23 = _errs87 === errors;
valid24 = _valid23;
ifClause12 = "then";
}
else {
const _errs88 = errors;
const _errs89 = errors;
let valid26 = true;
const _errs90 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs92 = errors;
let valid27 = false;
const _errs93 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.greatest === undefined) && (missing12 = "greatest")){
const err38 = {};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var _valid26 = _errs93 === errors;
valid27 = valid27 || _valid26;
if(!valid27){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
errors = _errs92;
if(vErrors !== null){
if(_errs92){
vErrors.length = _errs92;
}
else {
vErrors = null;
}
}
}
var _valid25 = _errs90 === errors;
errors = _errs89;
if(vErrors !== null){
if(_errs89){
vErrors.length = _errs89;
}
else {
vErrors = null;
}
}
let ifClause13;
if(_valid25){
const _errs94 = errors;
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid25 = _errs94 === errors;
valid26 = _valid25;
ifClause13 = "then";
}
else {
const _errs95 = errors;
const _errs96 = errors;
let valid28 = true;
const _errs97 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs99 = errors;
let valid29 = false;
const _errs100 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.first === undefined) && (missing13 = "first")){
const err41 = {};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var _valid28 = _errs100 === errors;
valid29 = valid29 || _valid28;
if(!valid29){
const err42 = {};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
errors = _errs99;
if(vErrors !== null){
if(_errs99){
vErrors.length = _errs99;
}
else {
vErrors = null;
}
}
}
var _valid27 = _errs97 === errors;
errors = _errs96;
if(vErrors !== null){
if(_errs96){
vErrors.length = _errs96;
}
else {
vErrors = null;
}
}
let ifClause14;
if(_valid27){
const _errs101 = errors;
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid27 = _errs101 === errors;
valid28 = _valid27;
ifClause14 = "then";
}
else {
const _errs102 = errors;
const _errs103 = errors;
let valid30 = true;
const _errs104 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs106 = errors;
let valid31 = false;
const _errs107 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((data.member === undefined) && (missing14 = "member")){
const err44 = {};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var _valid30 = _errs107 === errors;
valid31 = valid31 || _valid30;
if(!valid31){
const err45 = {};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
errors = _errs106;
if(vErrors !== null){
if(_errs106){
vErrors.length = _errs106;
}
else {
vErrors = null;
}
}
}
var _valid29 = _errs104 === errors;
errors = _errs103;
if(vErrors !== null){
if(_errs103){
vErrors.length = _errs103;
}
else {
vErrors = null;
}
}
let ifClause15;
if(_valid29){
const _errs108 = errors;
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid29 = _errs108 === errors;
valid30 = _valid29;
ifClause15 = "then";
}
else {
const _errs109 = errors;
const _errs110 = errors;
let valid32 = true;
const _errs111 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs113 = errors;
let valid33 = false;
const _errs114 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.entry === undefined) && (missing15 = "entry")){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var _valid32 = _errs114 === errors;
valid33 = valid33 || _valid32;
if(!valid33){
const err48 = {};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
errors = _errs113;
if(vErrors !== null){
if(_errs113){
vErrors.length = _errs113;
}
else {
vErrors = null;
}
}
}
var _valid31 = _errs111 === errors;
errors = _errs110;
if(vErrors !== null){
if(_errs110){
vErrors.length = _errs110;
}
else {
vErrors = null;
}
}
let ifClause16;
if(_valid31){
const _errs115 = errors;
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid31 = _errs115 === errors;
valid32 = _valid31;
ifClause16 = "then";
}
else {
const _errs116 = errors;
const _errs117 = errors;
let valid34 = true;
const _errs118 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err49 = {};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs120 = errors;
let valid35 = false;
const _errs121 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if((data.model === undefined) && (missing16 = "model")){
const err50 = {};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
var _valid34 = _errs121 === errors;
valid35 = valid35 || _valid34;
if(!valid35){
const err51 = {};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
errors = _errs120;
if(vErrors !== null){
if(_errs120){
vErrors.length = _errs120;
}
else {
vErrors = null;
}
}
}
var _valid33 = _errs118 === errors;
errors = _errs117;
if(vErrors !== null){
if(_errs117){
vErrors.length = _errs117;
}
else {
vErrors = null;
}
}
let ifClause17;
if(_valid33){
const _errs122 = errors;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid33 = _errs122 === errors;
valid34 = _valid33;
ifClause17 = "then";
}
else {
const _errs123 = errors;
const _errs124 = errors;
let valid36 = true;
const _errs125 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err52 = {};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs127 = errors;
let valid37 = false;
const _errs128 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing17;
if((data.where === undefined) && (missing17 = "where")){
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
var _valid36 = _errs128 === errors;
valid37 = valid37 || _valid36;
if(!valid37){
const err54 = {};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
errors = _errs127;
if(vErrors !== null){
if(_errs127){
vErrors.length = _errs127;
}
else {
vErrors = null;
}
}
}
var _valid35 = _errs125 === errors;
errors = _errs124;
if(vErrors !== null){
if(_errs124){
vErrors.length = _errs124;
}
else {
vErrors = null;
}
}
let ifClause18;
if(_valid35){
const _errs129 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid35 = _errs129 === errors;
valid36 = _valid35;
ifClause18 = "then";
}
else {
const _errs130 = errors;
const _errs131 = errors;
let valid38 = true;
const _errs132 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err55 = {};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const _errs134 = errors;
let valid39 = false;
const _errs135 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing18;
if((data.of === undefined) && (missing18 = "of")){
const err56 = {};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var _valid38 = _errs135 === errors;
valid39 = valid39 || _valid38;
if(!valid39){
const _errs136 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing19;
if((data.where === undefined) && (missing19 = "where")){
const err57 = {};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var _valid38 = _errs136 === errors;
valid39 = valid39 || _valid38;
if(!valid39){
const _errs137 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing20;
if((data.of === undefined) && (missing20 = "of")){
const err58 = {};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var _valid38 = _errs137 === errors;
valid39 = valid39 || _valid38;
}
}
if(!valid39){
const err59 = {};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
else {
errors = _errs134;
if(vErrors !== null){
if(_errs134){
vErrors.length = _errs134;
}
else {
vErrors = null;
}
}
}
var _valid37 = _errs132 === errors;
errors = _errs131;
if(vErrors !== null){
if(_errs131){
vErrors.length = _errs131;
}
else {
vErrors = null;
}
}
let ifClause19;
if(_valid37){
const _errs138 = errors;
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid37 = _errs138 === errors;
valid38 = _valid37;
ifClause19 = "then";
}
else {
const _errs139 = errors;
const _errs140 = errors;
let valid40 = true;
const _errs141 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err60 = {};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
const _errs143 = errors;
let valid41 = false;
const _errs144 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing21;
if((data.years === undefined) && (missing21 = "years")){
const err61 = {};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var _valid40 = _errs144 === errors;
valid41 = valid41 || _valid40;
if(!valid41){
const _errs145 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing22;
if((data.months === undefined) && (missing22 = "months")){
const err62 = {};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
var _valid40 = _errs145 === errors;
valid41 = valid41 || _valid40;
if(!valid41){
const _errs146 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing23;
if((data.days === undefined) && (missing23 = "days")){
const err63 = {};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
var _valid40 = _errs146 === errors;
valid41 = valid41 || _valid40;
}
}
if(!valid41){
const err64 = {};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs143;
if(vErrors !== null){
if(_errs143){
vErrors.length = _errs143;
}
else {
vErrors = null;
}
}
}
var _valid39 = _errs141 === errors;
errors = _errs140;
if(vErrors !== null){
if(_errs140){
vErrors.length = _errs140;
}
else {
vErrors = null;
}
}
let ifClause20;
if(_valid39){
const _errs147 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid39 = _errs147 === errors;
valid40 = _valid39;
ifClause20 = "then";
}
else {
const _errs148 = errors;
const _errs149 = errors;
let valid42 = true;
const _errs150 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
const _errs152 = errors;
let valid43 = false;
const _errs153 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing24;
if((data.places === undefined) && (missing24 = "places")){
const err66 = {};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
var _valid42 = _errs153 === errors;
valid43 = valid43 || _valid42;
if(!valid43){
const _errs154 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing25;
if((data.places === undefined) && (missing25 = "places")){
const err67 = {};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
var _valid42 = _errs154 === errors;
valid43 = valid43 || _valid42;
}
if(!valid43){
const err68 = {};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
else {
errors = _errs152;
if(vErrors !== null){
if(_errs152){
vErrors.length = _errs152;
}
else {
vErrors = null;
}
}
}
var _valid41 = _errs150 === errors;
errors = _errs149;
if(vErrors !== null){
if(_errs149){
vErrors.length = _errs149;
}
else {
vErrors = null;
}
}
let ifClause21;
if(_valid41){
const _errs155 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid41 = _errs155 === errors;
valid42 = _valid41;
ifClause21 = "then";
}
else {
const _errs156 = errors;
if(true){
const err69 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/noAlternative",keyword:"noAlternative",params:{},message:"must pass \"noAlternative\" keyword validation",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.noAlternative,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var _valid41 = _errs156 === errors;
valid42 = _valid41;
ifClause21 = "else";
}
if(!valid42){
const err70 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause21},message:"must match \""+ifClause21+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid39 = _errs148 === errors;
valid40 = _valid39;
ifClause20 = "else";
}
if(!valid40){
const err71 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause20},message:"must match \""+ifClause20+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var _valid37 = _errs139 === errors;
valid38 = _valid37;
ifClause19 = "else";
}
if(!valid38){
const err72 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause19},message:"must match \""+ifClause19+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var _valid35 = _errs130 === errors;
valid36 = _valid35;
ifClause18 = "else";
}
if(!valid36){
const err73 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause18},message:"must match \""+ifClause18+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid33 = _errs123 === errors;
valid34 = _valid33;
ifClause17 = "else";
}
if(!valid34){
const err74 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause17},message:"must match \""+ifClause17+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid31 = _errs116 === errors;
valid32 = _valid31;
ifClause16 = "else";
}
if(!valid32){
const err75 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause16},message:"must match \""+ifClause16+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid29 = _errs109 === errors;
valid30 = _valid29;
ifClause15 = "else";
}
if(!valid30){
const err76 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause15},message:"must match \""+ifClause15+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid27 = _errs102 === errors;
valid28 = _valid27;
ifClause14 = "else";
}
if(!valid28){
const err77 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause14},message:"must match \""+ifClause14+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var _valid25 = _errs95 === errors;
valid26 = _valid25;
ifClause13 = "else";
}
if(!valid26){
const err78 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause13},message:"must match \""+ifClause13+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
var _valid23 = _errs88 === errors;
valid24 = _valid23;
ifClause12 = "else";
}
if(!valid24){
const err79 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause12},message:"must match \""+ifClause12+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var _valid21 = _errs81 === errors;
valid22 = _valid21;
ifClause11 = "else";
}
if(!valid22){
const err80 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause11},message:"must match \""+ifClause11+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid19 = _errs74 === errors;
valid20 = _valid19;
ifClause10 = "else";
}
if(!valid20){
const err81 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause10},message:"must match \""+ifClause10+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var _valid17 = _errs67 === errors;
valid18 = _valid17;
ifClause9 = "else";
}
if(!valid18){
const err82 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause9},message:"must match \""+ifClause9+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
var _valid15 = _errs60 === errors;
valid16 = _valid15;
ifClause8 = "else";
}
if(!valid16){
const err83 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause8},message:"must match \""+ifClause8+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var _valid13 = _errs53 === errors;
valid14 = _valid13;
ifClause7 = "else";
}
if(!valid14){
const err84 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause7},message:"must match \""+ifClause7+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var _valid11 = _errs46 === errors;
valid12 = _valid11;
ifClause6 = "else";
}
if(!valid12){
const err85 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause6},message:"must match \""+ifClause6+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else.else,data};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid9 = _errs39 === errors;
valid10 = _valid9;
ifClause5 = "else";
}
if(!valid10){
const err86 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause5},message:"must match \""+ifClause5+"\" schema",schema:schema12.allOf[0].then.else.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else.else,data};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var _valid7 = _errs32 === errors;
valid8 = _valid7;
ifClause4 = "else";
}
if(!valid8){
const err87 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause4},message:"must match \""+ifClause4+"\" schema",schema:schema12.allOf[0].then.else.else.else.if,parentSchema:schema12.allOf[0].then.else.else.else,data};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
var _valid5 = _errs25 === errors;
valid6 = _valid5;
ifClause3 = "else";
}
if(!valid6){
const err88 = {instancePath,schemaPath:"#/allOf/0/then/else/else/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema",schema:schema12.allOf[0].then.else.else.if,parentSchema:schema12.allOf[0].then.else.else,data};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
var _valid3 = _errs18 === errors;
valid4 = _valid3;
ifClause2 = "else";
}
if(!valid4){
const err89 = {instancePath,schemaPath:"#/allOf/0/then/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema",schema:schema12.allOf[0].then.else.if,parentSchema:schema12.allOf[0].then.else,data};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
ifClause1 = "else";
}
if(!valid2){
const err90 = {instancePath,schemaPath:"#/allOf/0/then/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema12.allOf[0].then.if,parentSchema:schema12.allOf[0].then,data};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs157 = errors;
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var _valid0 = _errs157 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err91 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema12.allOf[0].if,parentSchema:schema12.allOf[0],data};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
validate292.errors = vErrors;
return errors === 0;
}


function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "when")) || (key0 === "min")) || (key0 === "max"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema70.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema70.properties.kind.type,parentSchema:schema70.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.when !== undefined){
if(!(validate202(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
if(data.min !== undefined){
if(!(validate292(data.min, {instancePath:instancePath+"/min",parentData:data,parentDataProperty:"min",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
}
if(data.max !== undefined){
if(!(validate292(data.max, {instancePath:instancePath+"/max",parentData:data,parentDataProperty:"max",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema70.type,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate290.errors = vErrors;
return errors === 0;
}


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'",schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fields === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema68.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("recordManager" !== data0){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "recordManager"},message:"must be equal to constant",schema:"recordManager",parentSchema:schema68.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate212(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.dependencies !== undefined){
if(!(validate214(data.dependencies, {instancePath:instancePath+"/dependencies",parentData:data,parentDataProperty:"dependencies",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.titleKey !== undefined){
if(!(validate194(data.titleKey, {instancePath:instancePath+"/titleKey",parentData:data,parentDataProperty:"titleKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate220(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.only !== undefined){
if(!(validate287(data.only, {instancePath:instancePath+"/only",parentData:data,parentDataProperty:"only",rootData}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
}
if(data.documents !== undefined){
if(!(validate290(data.documents, {instancePath:instancePath+"/documents",parentData:data,parentDataProperty:"documents",rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
let data7 = data.required;
if(typeof data7 !== "boolean"){
const err6 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema68.properties.required.type,parentSchema:schema68.properties.required,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.draftOnInit !== undefined){
let data8 = data.draftOnInit;
if(typeof data8 !== "boolean"){
const err7 = {instancePath:instancePath+"/draftOnInit",schemaPath:"#/properties/draftOnInit/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema68.properties.draftOnInit.type,parentSchema:schema68.properties.draftOnInit,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.draftAfterFinish !== undefined){
let data9 = data.draftAfterFinish;
if(typeof data9 !== "boolean"){
const err8 = {instancePath:instancePath+"/draftAfterFinish",schemaPath:"#/properties/draftAfterFinish/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema68.properties.draftAfterFinish.type,parentSchema:schema68.properties.draftAfterFinish,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.allowDelete !== undefined){
let data10 = data.allowDelete;
if(typeof data10 !== "boolean"){
const err9 = {instancePath:instancePath+"/allowDelete",schemaPath:"#/properties/allowDelete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema68.properties.allowDelete.type,parentSchema:schema68.properties.allowDelete,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.allowEdit !== undefined){
let data11 = data.allowEdit;
if(typeof data11 !== "boolean"){
const err10 = {instancePath:instancePath+"/allowEdit",schemaPath:"#/properties/allowEdit/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema68.properties.allowEdit.type,parentSchema:schema68.properties.allowEdit,data:data11};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.recordLabelKey !== undefined){
if(!(validate194(data.recordLabelKey, {instancePath:instancePath+"/recordLabelKey",parentData:data,parentDataProperty:"recordLabelKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.addLabelKey !== undefined){
if(!(validate194(data.addLabelKey, {instancePath:instancePath+"/addLabelKey",parentData:data,parentDataProperty:"addLabelKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.cancelLabelKey !== undefined){
if(!(validate194(data.cancelLabelKey, {instancePath:instancePath+"/cancelLabelKey",parentData:data,parentDataProperty:"cancelLabelKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.finishLabelKey !== undefined){
if(!(validate194(data.finishLabelKey, {instancePath:instancePath+"/finishLabelKey",parentData:data,parentDataProperty:"finishLabelKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
let data16 = data.fields;
if(Array.isArray(data16)){
if(data16.length < 1){
const err11 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema68.properties.fields,data:data16};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
if(!(validate222(data16[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data16,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema68.properties.fields.type,parentSchema:schema68.properties.fields,data:data16};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate282.errors = vErrors;
return errors === 0;
}

const schema72 = {"title":"RecordTableBlock","description":"Records as rows of a table.","type":"object","required":["kind","id","model","fields"],"additionalProperties":false,"properties":{"kind":{"const":"recordTable"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"titleKey":{"$ref":"#/definitions/contentKey"},"model":{"$ref":"#/definitions/name"},"only":{"$ref":"#/definitions/only"},"documents":{"$ref":"#/definitions/recordDocuments"},"min":{"description":"The fewest saved records: a number or an operand.","$ref":"condition.schema.json#/definitions/operand"},"allowDelete":{"type":"boolean","default":true},"allowEdit":{"type":"boolean","default":true},"recordLabelKey":{"$ref":"#/definitions/contentKey","description":"Content key of what one record is called where it is spoken of, with its {number}, such as \"Purchase {number}\"."},"addLabelKey":{"$ref":"#/definitions/contentKey"},"fields":{"description":"The columns.","type":"array","minItems":1,"items":{"$ref":"#/definitions/fieldPlacement"}}}};

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fields === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema72.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("recordTable" !== data0){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "recordTable"},message:"must be equal to constant",schema:"recordTable",parentSchema:schema72.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate212(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.dependencies !== undefined){
if(!(validate214(data.dependencies, {instancePath:instancePath+"/dependencies",parentData:data,parentDataProperty:"dependencies",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.titleKey !== undefined){
if(!(validate194(data.titleKey, {instancePath:instancePath+"/titleKey",parentData:data,parentDataProperty:"titleKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate220(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.only !== undefined){
if(!(validate287(data.only, {instancePath:instancePath+"/only",parentData:data,parentDataProperty:"only",rootData}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
}
if(data.documents !== undefined){
if(!(validate290(data.documents, {instancePath:instancePath+"/documents",parentData:data,parentDataProperty:"documents",rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
}
if(data.min !== undefined){
if(!(validate292(data.min, {instancePath:instancePath+"/min",parentData:data,parentDataProperty:"min",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
}
if(data.allowDelete !== undefined){
let data8 = data.allowDelete;
if(typeof data8 !== "boolean"){
const err6 = {instancePath:instancePath+"/allowDelete",schemaPath:"#/properties/allowDelete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema72.properties.allowDelete.type,parentSchema:schema72.properties.allowDelete,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.allowEdit !== undefined){
let data9 = data.allowEdit;
if(typeof data9 !== "boolean"){
const err7 = {instancePath:instancePath+"/allowEdit",schemaPath:"#/properties/allowEdit/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema72.properties.allowEdit.type,parentSchema:schema72.properties.allowEdit,data:data9};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.recordLabelKey !== undefined){
if(!(validate194(data.recordLabelKey, {instancePath:instancePath+"/recordLabelKey",parentData:data,parentDataProperty:"recordLabelKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.addLabelKey !== undefined){
if(!(validate194(data.addLabelKey, {instancePath:instancePath+"/addLabelKey",parentData:data,parentDataProperty:"addLabelKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
let data12 = data.fields;
if(Array.isArray(data12)){
if(data12.length < 1){
const err8 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema72.properties.fields,data:data12};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate222(data12[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema72.properties.fields.type,parentSchema:schema72.properties.fields,data:data12};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate324.errors = vErrors;
return errors === 0;
}

const schema73 = {"title":"DisplayRowsBlock","description":"Saved records as read-only rows of values.","type":"object","required":["kind","id","model","fields"],"additionalProperties":false,"properties":{"kind":{"const":"displayRows"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"titleKey":{"$ref":"#/definitions/contentKey"},"model":{"$ref":"#/definitions/name"},"allowDelete":{"type":"boolean","default":true},"allowEdit":{"type":"boolean","default":false},"order":{"description":"The position of each field name; alphabetical where left out.","type":"object","additionalProperties":{"type":"integer"}},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/fieldPlacement"}}}};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'",schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fields === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema73.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("displayRows" !== data0){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "displayRows"},message:"must be equal to constant",schema:"displayRows",parentSchema:schema73.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate212(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.dependencies !== undefined){
if(!(validate214(data.dependencies, {instancePath:instancePath+"/dependencies",parentData:data,parentDataProperty:"dependencies",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.titleKey !== undefined){
if(!(validate194(data.titleKey, {instancePath:instancePath+"/titleKey",parentData:data,parentDataProperty:"titleKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate220(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.allowDelete !== undefined){
let data5 = data.allowDelete;
if(typeof data5 !== "boolean"){
const err6 = {instancePath:instancePath+"/allowDelete",schemaPath:"#/properties/allowDelete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema73.properties.allowDelete.type,parentSchema:schema73.properties.allowDelete,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.allowEdit !== undefined){
let data6 = data.allowEdit;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/allowEdit",schemaPath:"#/properties/allowEdit/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema73.properties.allowEdit.type,parentSchema:schema73.properties.allowEdit,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.order !== undefined){
let data7 = data.order;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
let data8 = data7[key1];
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/order/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/order/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema73.properties.order.additionalProperties.type,parentSchema:schema73.properties.order.additionalProperties,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema73.properties.order.type,parentSchema:schema73.properties.order,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fields !== undefined){
let data9 = data.fields;
if(Array.isArray(data9)){
if(data9.length < 1){
const err10 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema73.properties.fields,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate222(data9[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema73.properties.fields.type,parentSchema:schema73.properties.fields,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate336.errors = vErrors;
return errors === 0;
}

const schema74 = {"title":"SummaryBlock","description":"Everything entered, page by page, with links to change it.","type":"object","required":["kind","id"],"additionalProperties":false,"properties":{"kind":{"const":"summary"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"pages":{"description":"Names of the pages shown; every page of the sequence where left out.","type":"array","items":{"type":"string"}}}};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "id")) || (key0 === "dependencies")) || (key0 === "pages"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("summary" !== data0){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "summary"},message:"must be equal to constant",schema:"summary",parentSchema:schema74.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate212(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.dependencies !== undefined){
if(!(validate214(data.dependencies, {instancePath:instancePath+"/dependencies",parentData:data,parentDataProperty:"dependencies",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.pages !== undefined){
let data3 = data.pages;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.properties.pages.items.type,parentSchema:schema74.properties.pages.items,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema74.properties.pages.type,parentSchema:schema74.properties.pages,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate343.errors = vErrors;
return errors === 0;
}

const schema75 = {"title":"CopyBlock","description":"Text: inline Markdown, one content key a paragraph or list item.","type":"object","required":["kind","id","textKeys"],"additionalProperties":false,"properties":{"kind":{"const":"copy"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"style":{"enum":["paragraphs","bullets","numbers","notice","warning"],"default":"paragraphs"},"textKeys":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/contentKey"}}}};

function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.textKeys === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "textKeys"},message:"must have required property '"+"textKeys"+"'",schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "id")) || (key0 === "dependencies")) || (key0 === "style")) || (key0 === "textKeys"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("copy" !== data0){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "copy"},message:"must be equal to constant",schema:"copy",parentSchema:schema75.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate212(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.dependencies !== undefined){
if(!(validate214(data.dependencies, {instancePath:instancePath+"/dependencies",parentData:data,parentDataProperty:"dependencies",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
let data3 = data.style;
if(!(((((data3 === "paragraphs") || (data3 === "bullets")) || (data3 === "numbers")) || (data3 === "notice")) || (data3 === "warning"))){
const err5 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/enum",keyword:"enum",params:{allowedValues: schema75.properties.style.enum},message:"must be equal to one of the allowed values",schema:schema75.properties.style.enum,parentSchema:schema75.properties.style,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.textKeys !== undefined){
let data4 = data.textKeys;
if(Array.isArray(data4)){
if(data4.length < 1){
const err6 = {instancePath:instancePath+"/textKeys",schemaPath:"#/properties/textKeys/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema75.properties.textKeys,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate194(data4[i0], {instancePath:instancePath+"/textKeys/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/textKeys",schemaPath:"#/properties/textKeys/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema75.properties.textKeys.type,parentSchema:schema75.properties.textKeys,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate347.errors = vErrors;
return errors === 0;
}

const schema76 = {"title":"HeaderBlock","description":"A heading within the page.","type":"object","required":["kind","id","textKey"],"additionalProperties":false,"properties":{"kind":{"const":"header"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"tag":{"description":"The heading's level; needed for its style.","enum":["h2","h3","h4"]},"textKey":{"$ref":"#/definitions/contentKey"}}};

function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.textKey === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "textKey"},message:"must have required property '"+"textKey"+"'",schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "id")) || (key0 === "dependencies")) || (key0 === "tag")) || (key0 === "textKey"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("header" !== data0){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "header"},message:"must be equal to constant",schema:"header",parentSchema:schema76.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate212(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.dependencies !== undefined){
if(!(validate214(data.dependencies, {instancePath:instancePath+"/dependencies",parentData:data,parentDataProperty:"dependencies",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.tag !== undefined){
let data3 = data.tag;
if(!(((data3 === "h2") || (data3 === "h3")) || (data3 === "h4"))){
const err5 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/enum",keyword:"enum",params:{allowedValues: schema76.properties.tag.enum},message:"must be equal to one of the allowed values",schema:schema76.properties.tag.enum,parentSchema:schema76.properties.tag,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.textKey !== undefined){
if(!(validate194(data.textKey, {instancePath:instancePath+"/textKey",parentData:data,parentDataProperty:"textKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate352.errors = vErrors;
return errors === 0;
}

const schema77 = {"title":"ButtonBlock","description":"A link or button: it needs a label or an icon.","type":"object","required":["kind","id","href"],"additionalProperties":false,"properties":{"kind":{"const":"button"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"labelKey":{"$ref":"#/definitions/contentKey"},"icon":{"type":"string"},"href":{"type":"string"}}};

function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.href === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema77.required,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "id")) || (key0 === "dependencies")) || (key0 === "labelKey")) || (key0 === "icon")) || (key0 === "href"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("button" !== data0){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "button"},message:"must be equal to constant",schema:"button",parentSchema:schema77.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate212(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.dependencies !== undefined){
if(!(validate214(data.dependencies, {instancePath:instancePath+"/dependencies",parentData:data,parentDataProperty:"dependencies",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.labelKey !== undefined){
if(!(validate194(data.labelKey, {instancePath:instancePath+"/labelKey",parentData:data,parentDataProperty:"labelKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data4 = data.icon;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema77.properties.icon.type,parentSchema:schema77.properties.icon,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.href !== undefined){
let data5 = data.href;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema77.properties.href.type,parentSchema:schema77.properties.href,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate357.errors = vErrors;
return errors === 0;
}

const schema78 = {"title":"ValueBlock","description":"A labelled value: it needs a label or an icon.","type":"object","required":["kind","id","model","name"],"additionalProperties":false,"properties":{"kind":{"const":"value"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"labelKey":{"$ref":"#/definitions/contentKey"},"icon":{"type":"string"},"model":{"$ref":"#/definitions/name"},"name":{"$ref":"#/definitions/name"},"display":{"$ref":"#/definitions/display"}}};

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'",schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "id")) || (key0 === "dependencies")) || (key0 === "labelKey")) || (key0 === "icon")) || (key0 === "model")) || (key0 === "name")) || (key0 === "display"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("value" !== data0){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "value"},message:"must be equal to constant",schema:"value",parentSchema:schema78.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate212(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.dependencies !== undefined){
if(!(validate214(data.dependencies, {instancePath:instancePath+"/dependencies",parentData:data,parentDataProperty:"dependencies",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.labelKey !== undefined){
if(!(validate194(data.labelKey, {instancePath:instancePath+"/labelKey",parentData:data,parentDataProperty:"labelKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data4 = data.icon;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.icon.type,parentSchema:schema78.properties.icon,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.model !== undefined){
if(!(validate220(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate220(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.display !== undefined){
if(!(validate236(data.display, {instancePath:instancePath+"/display",parentData:data,parentDataProperty:"display",rootData}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate362.errors = vErrors;
return errors === 0;
}

const schema79 = {"title":"ConfirmationBlock","description":"The reference code, and a way to print or save the claim.","type":"object","required":["kind","id"],"additionalProperties":false,"properties":{"kind":{"const":"confirmation"},"id":{"$ref":"#/definitions/blockId"},"dependencies":{"$ref":"#/definitions/dependencies"},"textKeys":{"type":"array","items":{"$ref":"#/definitions/contentKey"}}}};

function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "id")) || (key0 === "dependencies")) || (key0 === "textKeys"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if("confirmation" !== data0){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "confirmation"},message:"must be equal to constant",schema:"confirmation",parentSchema:schema79.properties.kind,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate212(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.dependencies !== undefined){
if(!(validate214(data.dependencies, {instancePath:instancePath+"/dependencies",parentData:data,parentDataProperty:"dependencies",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.textKeys !== undefined){
let data3 = data.textKeys;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate194(data3[i0], {instancePath:instancePath+"/textKeys/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/textKeys",schemaPath:"#/properties/textKeys/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema79.properties.textKeys.type,parentSchema:schema79.properties.textKeys,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate370.errors = vErrors;
return errors === 0;
}


function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs4 = errors;
let valid2 = true;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.kind !== undefined){
if("fields" !== data.kind){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(!(validate211(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = _valid0;
}
if(!valid2){
const err2 = {instancePath,schemaPath:"#/allOf/0/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema51.allOf[0].allOf[0].if,parentSchema:schema51.allOf[0].allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.kind === undefined) && (missing1 = "kind")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.kind !== undefined){
if("address" !== data.kind){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(!(validate250(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/allOf/0/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema51.allOf[0].allOf[1].if,parentSchema:schema51.allOf[0].allOf[1],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs14 = errors;
let valid6 = true;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.kind === undefined) && (missing2 = "kind")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.kind !== undefined){
if("name" !== data.kind){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs17 = errors;
if(!(validate259(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid6 = _valid2;
}
if(!valid6){
const err8 = {instancePath,schemaPath:"#/allOf/0/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema51.allOf[0].allOf[2].if,parentSchema:schema51.allOf[0].allOf[2],data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs19 = errors;
let valid8 = true;
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.kind === undefined) && (missing3 = "kind")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.kind !== undefined){
if("choiceGroup" !== data.kind){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid3 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs22 = errors;
if(!(validate266(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
var _valid3 = _errs22 === errors;
valid8 = _valid3;
}
if(!valid8){
const err11 = {instancePath,schemaPath:"#/allOf/0/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema51.allOf[0].allOf[3].if,parentSchema:schema51.allOf[0].allOf[3],data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs24 = errors;
let valid10 = true;
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.kind === undefined) && (missing4 = "kind")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.kind !== undefined){
if("signature" !== data.kind){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
var _valid4 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs27 = errors;
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
var _valid4 = _errs27 === errors;
valid10 = _valid4;
}
if(!valid10){
const err14 = {instancePath,schemaPath:"#/allOf/0/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema51.allOf[0].allOf[4].if,parentSchema:schema51.allOf[0].allOf[4],data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs29 = errors;
let valid12 = true;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.kind === undefined) && (missing5 = "kind")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.kind !== undefined){
if("recordManager" !== data.kind){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
var _valid5 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs32 = errors;
if(!(validate282(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
var _valid5 = _errs32 === errors;
valid12 = _valid5;
}
if(!valid12){
const err17 = {instancePath,schemaPath:"#/allOf/0/allOf/5/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema51.allOf[0].allOf[5].if,parentSchema:schema51.allOf[0].allOf[5],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs34 = errors;
let valid14 = true;
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.kind === undefined) && (missing6 = "kind")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data.kind !== undefined){
if("recordTable" !== data.kind){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
var _valid6 = _errs35 === errors;
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs37 = errors;
if(!(validate324(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
var _valid6 = _errs37 === errors;
valid14 = _valid6;
}
if(!valid14){
const err20 = {instancePath,schemaPath:"#/allOf/0/allOf/6/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema51.allOf[0].allOf[6].if,parentSchema:schema51.allOf[0].allOf[6],data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs39 = errors;
let valid16 = true;
const _errs40 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.kind === undefined) && (missing7 = "kind")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data.kind !== undefined){
if("displayRows" !== data.kind){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
var _valid7 = _errs40 === errors;
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs42 = errors;
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
var _valid7 = _errs42 === errors;
valid16 = _valid7;
}
if(!valid16){
const err23 = {instancePath,schemaPath:"#/allOf/0/allOf/7/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema51.allOf[0].allOf[7].if,parentSchema:schema51.allOf[0].allOf[7],data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs44 = errors;
let valid18 = true;
const _errs45 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.kind === undefined) && (missing8 = "kind")){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data.kind !== undefined){
if("summary" !== data.kind){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
var _valid8 = _errs45 === errors;
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs47 = errors;
if(!(validate343(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
var _valid8 = _errs47 === errors;
valid18 = _valid8;
}
if(!valid18){
const err26 = {instancePath,schemaPath:"#/allOf/0/allOf/8/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema51.allOf[0].allOf[8].if,parentSchema:schema51.allOf[0].allOf[8],data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs49 = errors;
let valid20 = true;
const _errs50 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.kind === undefined) && (missing9 = "kind")){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(data.kind !== undefined){
if("copy" !== data.kind){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
var _valid9 = _errs50 === errors;
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs52 = errors;
if(!(validate347(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
var _valid9 = _errs52 === errors;
valid20 = _valid9;
}
if(!valid20){
const err29 = {instancePath,schemaPath:"#/allOf/0/allOf/9/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema51.allOf[0].allOf[9].if,parentSchema:schema51.allOf[0].allOf[9],data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs54 = errors;
let valid22 = true;
const _errs55 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.kind === undefined) && (missing10 = "kind")){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
if(data.kind !== undefined){
if("header" !== data.kind){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
var _valid10 = _errs55 === errors;
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs57 = errors;
if(!(validate352(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
errors = vErrors.length;
}
var _valid10 = _errs57 === errors;
valid22 = _valid10;
}
if(!valid22){
const err32 = {instancePath,schemaPath:"#/allOf/0/allOf/10/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema51.allOf[0].allOf[10].if,parentSchema:schema51.allOf[0].allOf[10],data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs59 = errors;
let valid24 = true;
const _errs60 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.kind === undefined) && (missing11 = "kind")){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
if(data.kind !== undefined){
if("button" !== data.kind){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
var _valid11 = _errs60 === errors;
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs62 = errors;
if(!(validate357(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var _valid11 = _errs62 === errors;
valid24 = _valid11;
}
if(!valid24){
const err35 = {instancePath,schemaPath:"#/allOf/0/allOf/11/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema51.allOf[0].allOf[11].if,parentSchema:schema51.allOf[0].allOf[11],data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs64 = errors;
let valid26 = true;
const _errs65 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.kind === undefined) && (missing12 = "kind")){
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
if(data.kind !== undefined){
if("value" !== data.kind){
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
var _valid12 = _errs65 === errors;
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
if(_valid12){
const _errs67 = errors;
if(!(validate362(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
var _valid12 = _errs67 === errors;
valid26 = _valid12;
}
if(!valid26){
const err38 = {instancePath,schemaPath:"#/allOf/0/allOf/12/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema51.allOf[0].allOf[12].if,parentSchema:schema51.allOf[0].allOf[12],data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs69 = errors;
let valid28 = true;
const _errs70 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.kind === undefined) && (missing13 = "kind")){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
if(data.kind !== undefined){
if("confirmation" !== data.kind){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
}
var _valid13 = _errs70 === errors;
errors = _errs69;
if(vErrors !== null){
if(_errs69){
vErrors.length = _errs69;
}
else {
vErrors = null;
}
}
if(_valid13){
const _errs72 = errors;
if(!(validate370(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
var _valid13 = _errs72 === errors;
valid28 = _valid13;
}
if(!valid28){
const err41 = {instancePath,schemaPath:"#/allOf/0/allOf/13/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema51.allOf[0].allOf[13].if,parentSchema:schema51.allOf[0].allOf[13],data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err42 = {instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema51.allOf[0].required,parentSchema:schema51.allOf[0],data};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data.kind !== undefined){
let data14 = data.kind;
if(!((((((((((((((data14 === "fields") || (data14 === "address")) || (data14 === "name")) || (data14 === "choiceGroup")) || (data14 === "signature")) || (data14 === "recordManager")) || (data14 === "recordTable")) || (data14 === "displayRows")) || (data14 === "summary")) || (data14 === "copy")) || (data14 === "header")) || (data14 === "button")) || (data14 === "value")) || (data14 === "confirmation"))){
const err43 = {instancePath:instancePath+"/kind",schemaPath:"#/allOf/0/properties/kind/enum",keyword:"enum",params:{allowedValues: schema51.allOf[0].properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema51.allOf[0].properties.kind.enum,parentSchema:schema51.allOf[0].properties.kind,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.allOf[0].type,parentSchema:schema51.allOf[0],data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err45 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data.id === undefined){
const err46 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}


function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="page.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.titleKey === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "titleKey"},message:"must have required property '"+"titleKey"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.blocks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema48.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.$schema.type,parentSchema:schema48.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
let data1 = data.path;
if(typeof data1 === "string"){
if(!pattern13.test(data1)){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^/[a-z0-9/-]*$"},message:"must match pattern \""+"^/[a-z0-9/-]*$"+"\"",schema:"^/[a-z0-9/-]*$",parentSchema:schema48.properties.path,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.path.type,parentSchema:schema48.properties.path,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.titleKey !== undefined){
if(!(validate194(data.titleKey, {instancePath:instancePath+"/titleKey",parentData:data,parentDataProperty:"titleKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.stepKey !== undefined){
if(!(validate194(data.stepKey, {instancePath:instancePath+"/stepKey",parentData:data,parentDataProperty:"stepKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.introKey !== undefined){
if(!(validate194(data.introKey, {instancePath:instancePath+"/introKey",parentData:data,parentDataProperty:"introKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.nextLabelKey !== undefined){
if(!(validate194(data.nextLabelKey, {instancePath:instancePath+"/nextLabelKey",parentData:data,parentDataProperty:"nextLabelKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.backLabelKey !== undefined){
if(!(validate194(data.backLabelKey, {instancePath:instancePath+"/backLabelKey",parentData:data,parentDataProperty:"backLabelKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data.banner !== undefined){
let data7 = data.banner;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.headerKey === undefined){
const err7 = {instancePath:instancePath+"/banner",schemaPath:"#/properties/banner/required",keyword:"required",params:{missingProperty: "headerKey"},message:"must have required property '"+"headerKey"+"'",schema:schema48.properties.banner.required,parentSchema:schema48.properties.banner,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data7){
if(!(((key1 === "headerKey") || (key1 === "copyKeys")) || (key1 === "image"))){
const err8 = {instancePath:instancePath+"/banner",schemaPath:"#/properties/banner/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema48.properties.banner,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data7.headerKey !== undefined){
if(!(validate194(data7.headerKey, {instancePath:instancePath+"/banner/headerKey",parentData:data7,parentDataProperty:"headerKey",rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
if(data7.copyKeys !== undefined){
let data9 = data7.copyKeys;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate194(data9[i0], {instancePath:instancePath+"/banner/copyKeys/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/banner/copyKeys",schemaPath:"#/properties/banner/properties/copyKeys/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.banner.properties.copyKeys.type,parentSchema:schema48.properties.banner.properties.copyKeys,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data7.image !== undefined){
let data11 = data7.image;
if(typeof data11 !== "string"){
const err10 = {instancePath:instancePath+"/banner/image",schemaPath:"#/properties/banner/properties/image/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.banner.properties.image.type,parentSchema:schema48.properties.banner.properties.image,data:data11};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/banner",schemaPath:"#/properties/banner/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.banner.type,parentSchema:schema48.properties.banner,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.skipWhen !== undefined){
if(!(validate202(data.skipWhen, {instancePath:instancePath+"/skipWhen",parentData:data,parentDataProperty:"skipWhen",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
if(data.exits !== undefined){
let data13 = data.exits;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.when === undefined){
const err12 = {instancePath:instancePath+"/exits/" + i1,schemaPath:"#/properties/exits/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema48.properties.exits.items.required,parentSchema:schema48.properties.exits.items,data:data14};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data14.to === undefined){
const err13 = {instancePath:instancePath+"/exits/" + i1,schemaPath:"#/properties/exits/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'",schema:schema48.properties.exits.items.required,parentSchema:schema48.properties.exits.items,data:data14};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 in data14){
if(!((key2 === "when") || (key2 === "to"))){
const err14 = {instancePath:instancePath+"/exits/" + i1,schemaPath:"#/properties/exits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema48.properties.exits.items,data:data14};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data14.when !== undefined){
if(!(validate202(data14.when, {instancePath:instancePath+"/exits/" + i1+"/when",parentData:data14,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
if(data14.to !== undefined){
let data16 = data14.to;
if(typeof data16 !== "string"){
const err15 = {instancePath:instancePath+"/exits/" + i1+"/to",schemaPath:"#/properties/exits/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.exits.items.properties.to.type,parentSchema:schema48.properties.exits.items.properties.to,data:data16};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/exits/" + i1,schemaPath:"#/properties/exits/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.properties.exits.items.type,parentSchema:schema48.properties.exits.items,data:data14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/exits",schemaPath:"#/properties/exits/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.exits.type,parentSchema:schema48.properties.exits,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.blocks !== undefined){
let data17 = data.blocks;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(!(validate210(data17[i2], {instancePath:instancePath+"/blocks/" + i2,parentData:data17,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.blocks.type,parentSchema:schema48.properties.blocks,data:data17};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}

exports.content = validate376;
const schema80 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"content.schema.json","title":"Content","description":"content/<culture>.json: a flat object of keys and texts. Texts are inline Markdown; {name} is filled in; plural forms are keys with the suffixes _one, _few, _many, _other. The tags p, li, ul and ol are not allowed.","type":"object","properties":{"$schema":{"description":"The meta-schema of this file.","type":"string"}},"additionalProperties":{"type":"string"},"examples":[{"Settlement_Name":"Meridian Auto Finance Settlement","Rule_required":"Enter a value"}]};

function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="content.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "$schema")){
let data0 = data[key0];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.additionalProperties.type,parentSchema:schema80.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
if(data.$schema !== undefined){
let data1 = data.$schema;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.$schema.type,parentSchema:schema80.properties.$schema,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate376.errors = vErrors;
return errors === 0;
}

exports.list = validate377;
const schema81 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"list.schema.json","title":"ServerList","description":"lists/<name>.json: a list of values that oneOf and option lists name. A .csv file with the columns value and label does the same.","type":"object","required":["values"],"additionalProperties":false,"properties":{"$schema":{"description":"The meta-schema of this file.","type":"string"},"values":{"type":"array","minItems":1,"items":{"title":"ListEntry","type":"object","required":["value"],"additionalProperties":false,"properties":{"value":{"type":"string"},"label":{"description":"The text shown; the value where left out.","type":"string"}}}}}};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="list.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.values === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'",schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "$schema") || (key0 === "values"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.$schema.type,parentSchema:schema81.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.values !== undefined){
let data1 = data.values;
if(Array.isArray(data1)){
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema81.properties.values,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.value === undefined){
const err4 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema81.properties.values.items.required,parentSchema:schema81.properties.values.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "value") || (key1 === "label"))){
const err5 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema81.properties.values.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.value !== undefined){
let data3 = data2.value;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/values/" + i0+"/value",schemaPath:"#/properties/values/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.values.items.properties.value.type,parentSchema:schema81.properties.values.items.properties.value,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.label !== undefined){
let data4 = data2.label;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/values/" + i0+"/label",schemaPath:"#/properties/values/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.values.items.properties.label.type,parentSchema:schema81.properties.values.items.properties.label,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema81.properties.values.items.type,parentSchema:schema81.properties.values.items,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema81.properties.values.type,parentSchema:schema81.properties.values,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate377.errors = vErrors;
return errors === 0;
}

exports.cases = validate378;
const schema82 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"cases.schema.json","title":"CaseFile","description":"*.cases.json: claims with the verdict that each must get.","type":"object","required":["context","cases"],"additionalProperties":false,"properties":{"$schema":{"description":"The meta-schema of this file.","type":"string"},"settlement":{"description":"The bundle's folder, relative to this file.","type":"string"},"form":{"enum":["standard","lookup","automotive","documents-upload"]},"models":{"description":"Model entries of one form type, in place of a settlement.","type":"array","minItems":1,"items":{"$ref":"models.schema.json#/definitions/modelEntry"}},"context":{"title":"CaseContext","type":"object","required":["now","allowedCharacters","culture"],"additionalProperties":false,"properties":{"now":{"description":"The instant of judgement.","type":"string","format":"date-time"},"allowedCharacters":{"type":["string","null"]},"culture":{"type":"string"},"entry":{"description":"The way past the entry page; not known where it is left out.","enum":["classList","claims","open"]}}},"cases":{"type":"array","minItems":1,"items":{"title":"Case","type":"object","required":["name"],"additionalProperties":false,"if":{"allOf":[{"if":{"type":"object"},"then":{"if":{"type":"object","anyOf":[{"required":["verdict"],"properties":{"verdict":true}}]},"then":{"required":["verdict"],"properties":{"verdict":true}},"else":{"if":{"type":"object","anyOf":[{"required":["exit"],"properties":{"exit":true}}]},"then":{"required":["exit"],"properties":{"exit":true}},"else":{"noAlternative":["verdict","exit"]}}}}]},"then":{"description":"What is not let in gets no errors and reaches no exit: \"verdict\" stands without \"errors\" and \"exit\".","not":{"required":["verdict"],"properties":{"verdict":true},"allOf":[{"if":{"type":"object"},"then":{"if":{"type":"object","anyOf":[{"required":["errors"],"properties":{"errors":true}}]},"then":{"required":["errors"],"properties":{"errors":true}},"else":{"if":{"type":"object","anyOf":[{"required":["exit"],"properties":{"exit":true}}]},"then":{"required":["exit"],"properties":{"exit":true}},"else":{"noAlternative":["errors","exit"]}}}}]}},"else":{"required":["claim","errors"],"properties":{"claim":{"description":"The claim document; models left out are empty."},"errors":{"description":"Every error, in any order."}}},"properties":{"name":{"type":"string"},"claim":{"description":"The claim document; models left out are empty.","type":"object"},"errors":{"description":"Every error, in any order. Without any, the claim can be filed: one that ends at an exit, or comes after the deadline, says so (\"exit\", \"verdict\").","type":"array","items":{"title":"ExpectedError","type":"object","required":["path","rule"],"additionalProperties":false,"properties":{"path":{"type":"string"},"rule":{"type":"string"},"message":{"type":"string"}}}},"authorize":{"title":"TriedSignIn","description":"What is typed at sign-in, tried against the bundle's class list.","type":"object","required":["credentials"],"additionalProperties":false,"properties":{"way":{"description":"The way in; the form's first where it is left out.","enum":["classList","claims","open"]},"credentials":{"description":"Fields of the model credentials, as they are typed.","type":"object","additionalProperties":{"type":["string","number","boolean","null"]}}}},"now":{"description":"The instant at which it is tried, in place of the context's; deadlines count then, but for a case with errors that says neither `exit` nor `verdict`.","type":"string","format":"date-time"},"documents":{"description":"The files that are sent. One that the claim does not describe is described by its kind.","type":"array","items":{"title":"TriedDocument","type":"object","required":["type","size"],"additionalProperties":false,"properties":{"name":{"description":"The file's name; one that fits its type where it is left out.","type":"string","minLength":1},"kind":{"description":"The kind of document that it is sent as.","type":"string"},"type":{"description":"The media type that its bytes are of: application/pdf.","type":"string"},"size":{"description":"In bytes.","type":"integer","minimum":0}}}},"verdict":{"description":"The door stays closed: by a deadline (closed), by the credentials (refused), by a file (documentRefused).","enum":["closed","refused","documentRefused"]},"exit":{"description":"The exit page to which the claim's answers lead.","type":"string"},"confirm":{"description":"The verdict was suggested by the judge, and waits for the author to confirm it by taking this line away.","const":true}}}}},"allOf":[{"if":{"type":"object"},"then":{"if":{"type":"object","anyOf":[{"required":["settlement"],"properties":{"settlement":true}}]},"then":{"required":["settlement","form"],"not":{"required":["models"],"properties":{"models":true}},"properties":{"settlement":true,"form":true}},"else":{"if":{"type":"object","anyOf":[{"required":["models"],"properties":{"models":true}}]},"then":{"required":["models"],"not":{"allOf":[{"if":{"type":"object"},"then":{"if":{"type":"object","anyOf":[{"required":["settlement"],"properties":{"settlement":true}}]},"then":{"required":["settlement"],"properties":{"settlement":true}},"else":{"if":{"type":"object","anyOf":[{"required":["form"],"properties":{"form":true}}]},"then":{"required":["form"],"properties":{"form":true}},"else":{"noAlternative":["settlement","form"]}}}}]},"properties":{"models":true}},"else":{"if":{"type":"object","anyOf":[{"required":["form"],"properties":{"form":true}}]},"then":{"required":["settlement","form"],"not":{"required":["models"],"properties":{"models":true}},"properties":{"settlement":true,"form":true}},"else":{"noAlternative":["settlement","models"]}}}}}]};

function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metadata === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fields === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "metadataHash") || (key0 === "metadata")) || (key0 === "rules")) || (key0 === "fields"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.metadataHash !== undefined){
let data0 = data.metadataHash;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err3 = {instancePath:instancePath+"/metadataHash",schemaPath:"#/properties/metadataHash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\"",schema:"^[0-9a-f]{64}$",parentSchema:schema32.properties.metadataHash,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/metadataHash",schemaPath:"#/properties/metadataHash/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.metadataHash.type,parentSchema:schema32.properties.metadataHash,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.metadata !== undefined){
let data1 = data.metadata;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.formType === undefined){
const err5 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "formType"},message:"must have required property '"+"formType"+"'",schema:schema32.properties.metadata.required,parentSchema:schema32.properties.metadata,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.dtoMapping === undefined){
const err6 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "dtoMapping"},message:"must have required property '"+"dtoMapping"+"'",schema:schema32.properties.metadata.required,parentSchema:schema32.properties.metadata,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.formType !== undefined){
let data2 = data1.formType;
if(!((((data2 === "Standard") || (data2 === "Lookup")) || (data2 === "Automotive")) || (data2 === "DocumentsUpload"))){
const err7 = {instancePath:instancePath+"/metadata/formType",schemaPath:"#/properties/metadata/properties/formType/enum",keyword:"enum",params:{allowedValues: schema32.properties.metadata.properties.formType.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.metadata.properties.formType.enum,parentSchema:schema32.properties.metadata.properties.formType,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.dtoMapping !== undefined){
let data3 = data1.dtoMapping;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err8 = {instancePath:instancePath+"/metadata/dtoMapping",schemaPath:"#/properties/metadata/properties/dtoMapping/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]+$"},message:"must match pattern \""+"^[A-Za-z]+$"+"\"",schema:"^[A-Za-z]+$",parentSchema:schema32.properties.metadata.properties.dtoMapping,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/metadata/dtoMapping",schemaPath:"#/properties/metadata/properties/dtoMapping/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.metadata.properties.dtoMapping.type,parentSchema:schema32.properties.metadata.properties.dtoMapping,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.prepopulatedSubModel !== undefined){
let data4 = data1.prepopulatedSubModel;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/metadata/prepopulatedSubModel",schemaPath:"#/properties/metadata/properties/prepopulatedSubModel/type",keyword:"type",params:{type: schema32.properties.metadata.properties.prepopulatedSubModel.type},message:"must be string,null",schema:schema32.properties.metadata.properties.prepopulatedSubModel.type,parentSchema:schema32.properties.metadata.properties.prepopulatedSubModel,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.metadata.type,parentSchema:schema32.properties.metadata,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.rules !== undefined){
let data5 = data.rules;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate94(data5[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.rules.type,parentSchema:schema32.properties.rules,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.fields !== undefined){
let data7 = data.fields;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate135(data7[i1], {instancePath:instancePath+"/fields/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.fields.type,parentSchema:schema32.properties.fields,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate379.errors = vErrors;
return errors === 0;
}

const formats12 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="cases.schema.json" */;
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.settlement === undefined) && (missing0 = "settlement")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid2 = _errs10 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.models === undefined) && (missing1 = "models")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid4 = _errs13 === errors;
if(valid4){
const err5 = {instancePath,schemaPath:"#/allOf/0/then/then/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema82.allOf[0].then.then.not,parentSchema:schema82.allOf[0].then.then,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.settlement === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/0/then/then/required",keyword:"required",params:{missingProperty: "settlement"},message:"must have required property '"+"settlement"+"'",schema:schema82.allOf[0].then.then.required,parentSchema:schema82.allOf[0].then.then,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.form === undefined){
const err7 = {instancePath,schemaPath:"#/allOf/0/then/then/required",keyword:"required",params:{missingProperty: "form"},message:"must have required property '"+"form"+"'",schema:schema82.allOf[0].then.then.required,parentSchema:schema82.allOf[0].then.then,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
ifClause0 = "then";
}
else {
const _errs14 = errors;
const _errs15 = errors;
let valid5 = true;
const _errs16 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs18 = errors;
let valid6 = false;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.models === undefined) && (missing2 = "models")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid4 = _errs19 === errors;
valid6 = valid6 || _valid4;
if(!valid6){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var _valid3 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid3){
const _errs20 = errors;
const _errs21 = errors;
const _errs22 = errors;
const _errs24 = errors;
let valid9 = true;
const _errs25 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid5 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs27 = errors;
const _errs28 = errors;
let valid10 = true;
const _errs29 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs31 = errors;
let valid11 = false;
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.settlement === undefined) && (missing3 = "settlement")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid7 = _errs32 === errors;
valid11 = valid11 || _valid7;
if(!valid11){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
var _valid6 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.settlement === undefined) && (missing4 = "settlement")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid6 = _errs33 === errors;
valid10 = _valid6;
}
else {
const _errs34 = errors;
const _errs35 = errors;
let valid12 = true;
const _errs36 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs38 = errors;
let valid13 = false;
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.form === undefined) && (missing5 = "form")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid9 = _errs39 === errors;
valid13 = valid13 || _valid9;
if(!valid13){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var _valid8 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs40 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.form === undefined) && (missing6 = "form")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid8 = _errs40 === errors;
valid12 = _valid8;
}
else {
const _errs41 = errors;
if(true){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid8 = _errs41 === errors;
valid12 = _valid8;
}
if(!valid12){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid6 = _errs34 === errors;
valid10 = _valid6;
}
if(!valid10){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid5 = _errs27 === errors;
valid9 = _valid5;
}
if(!valid9){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid7 = _errs22 === errors;
if(valid7){
const err24 = {instancePath,schemaPath:"#/allOf/0/then/else/then/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema82.allOf[0].then.else.then.not,parentSchema:schema82.allOf[0].then.else.then,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.models === undefined){
const err25 = {instancePath,schemaPath:"#/allOf/0/then/else/then/required",keyword:"required",params:{missingProperty: "models"},message:"must have required property '"+"models"+"'",schema:schema82.allOf[0].then.else.then.required,parentSchema:schema82.allOf[0].then.else.then,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid3 = _errs20 === errors;
valid5 = _valid3;
ifClause1 = "then";
}
else {
const _errs42 = errors;
const _errs43 = errors;
let valid14 = true;
const _errs44 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs46 = errors;
let valid15 = false;
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.form === undefined) && (missing7 = "form")){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid11 = _errs47 === errors;
valid15 = valid15 || _valid11;
if(!valid15){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
var _valid10 = _errs44 === errors;
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid10){
const _errs48 = errors;
const _errs49 = errors;
const _errs50 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.models === undefined) && (missing8 = "models")){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid16 = _errs50 === errors;
if(valid16){
const err30 = {instancePath,schemaPath:"#/allOf/0/then/else/else/then/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema82.allOf[0].then.else.else.then.not,parentSchema:schema82.allOf[0].then.else.else.then,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.settlement === undefined){
const err31 = {instancePath,schemaPath:"#/allOf/0/then/else/else/then/required",keyword:"required",params:{missingProperty: "settlement"},message:"must have required property '"+"settlement"+"'",schema:schema82.allOf[0].then.else.else.then.required,parentSchema:schema82.allOf[0].then.else.else.then,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.form === undefined){
const err32 = {instancePath,schemaPath:"#/allOf/0/then/else/else/then/required",keyword:"required",params:{missingProperty: "form"},message:"must have required property '"+"form"+"'",schema:schema82.allOf[0].then.else.else.then.required,parentSchema:schema82.allOf[0].then.else.else.then,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var _valid10 = _errs48 === errors;
valid14 = _valid10;
ifClause4 = "then";
}
else {
const _errs51 = errors;
if(true){
const err33 = {instancePath,schemaPath:"#/allOf/0/then/else/else/else/noAlternative",keyword:"noAlternative",params:{},message:"must pass \"noAlternative\" keyword validation",schema:schema82.allOf[0].then.else.else.else.noAlternative,parentSchema:schema82.allOf[0].then.else.else.else,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid10 = _errs51 === errors;
valid14 = _valid10;
ifClause4 = "else";
}
if(!valid14){
const err34 = {instancePath,schemaPath:"#/allOf/0/then/else/else/if",keyword:"if",params:{failingKeyword: ifClause4},message:"must match \""+ifClause4+"\" schema",schema:schema82.allOf[0].then.else.else.if,parentSchema:schema82.allOf[0].then.else.else,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid3 = _errs42 === errors;
valid5 = _valid3;
ifClause1 = "else";
}
if(!valid5){
const err35 = {instancePath,schemaPath:"#/allOf/0/then/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema82.allOf[0].then.else.if,parentSchema:schema82.allOf[0].then.else,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = _valid1;
ifClause0 = "else";
}
if(!valid2){
const err36 = {instancePath,schemaPath:"#/allOf/0/then/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema82.allOf[0].then.if,parentSchema:schema82.allOf[0].then,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err37 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema82.allOf[0].if,parentSchema:schema82.allOf[0],data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.context === undefined){
const err38 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "context"},message:"must have required property '"+"context"+"'",schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data.cases === undefined){
const err39 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'",schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "$schema") || (key0 === "settlement")) || (key0 === "form")) || (key0 === "models")) || (key0 === "context")) || (key0 === "cases"))){
const err40 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err41 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.$schema.type,parentSchema:schema82.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.settlement !== undefined){
let data1 = data.settlement;
if(typeof data1 !== "string"){
const err42 = {instancePath:instancePath+"/settlement",schemaPath:"#/properties/settlement/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.settlement.type,parentSchema:schema82.properties.settlement,data:data1};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.form !== undefined){
let data2 = data.form;
if(!((((data2 === "standard") || (data2 === "lookup")) || (data2 === "automotive")) || (data2 === "documents-upload"))){
const err43 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: schema82.properties.form.enum},message:"must be equal to one of the allowed values",schema:schema82.properties.form.enum,parentSchema:schema82.properties.form,data:data2};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.models !== undefined){
let data3 = data.models;
if(Array.isArray(data3)){
if(data3.length < 1){
const err44 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema82.properties.models,data:data3};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate379(data3[i0], {instancePath:instancePath+"/models/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
}
}
else {
const err45 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema82.properties.models.type,parentSchema:schema82.properties.models,data:data3};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.context !== undefined){
let data5 = data.context;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.now === undefined){
const err46 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/required",keyword:"required",params:{missingProperty: "now"},message:"must have required property '"+"now"+"'",schema:schema82.properties.context.required,parentSchema:schema82.properties.context,data:data5};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data5.allowedCharacters === undefined){
const err47 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/required",keyword:"required",params:{missingProperty: "allowedCharacters"},message:"must have required property '"+"allowedCharacters"+"'",schema:schema82.properties.context.required,parentSchema:schema82.properties.context,data:data5};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data5.culture === undefined){
const err48 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/required",keyword:"required",params:{missingProperty: "culture"},message:"must have required property '"+"culture"+"'",schema:schema82.properties.context.required,parentSchema:schema82.properties.context,data:data5};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key1 in data5){
if(!((((key1 === "now") || (key1 === "allowedCharacters")) || (key1 === "culture")) || (key1 === "entry"))){
const err49 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema82.properties.context,data:data5};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data5.now !== undefined){
let data6 = data5.now;
if(typeof data6 === "string"){
if(!(formats12.validate(data6))){
const err50 = {instancePath:instancePath+"/context/now",schemaPath:"#/properties/context/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema82.properties.context.properties.now,data:data6};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/context/now",schemaPath:"#/properties/context/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.context.properties.now.type,parentSchema:schema82.properties.context.properties.now,data:data6};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data5.allowedCharacters !== undefined){
let data7 = data5.allowedCharacters;
if((typeof data7 !== "string") && (data7 !== null)){
const err52 = {instancePath:instancePath+"/context/allowedCharacters",schemaPath:"#/properties/context/properties/allowedCharacters/type",keyword:"type",params:{type: schema82.properties.context.properties.allowedCharacters.type},message:"must be string,null",schema:schema82.properties.context.properties.allowedCharacters.type,parentSchema:schema82.properties.context.properties.allowedCharacters,data:data7};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data5.culture !== undefined){
let data8 = data5.culture;
if(typeof data8 !== "string"){
const err53 = {instancePath:instancePath+"/context/culture",schemaPath:"#/properties/context/properties/culture/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.context.properties.culture.type,parentSchema:schema82.properties.context.properties.culture,data:data8};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data5.entry !== undefined){
let data9 = data5.entry;
if(!(((data9 === "classList") || (data9 === "claims")) || (data9 === "open"))){
const err54 = {instancePath:instancePath+"/context/entry",schemaPath:"#/properties/context/properties/entry/enum",keyword:"enum",params:{allowedValues: schema82.properties.context.properties.entry.enum},message:"must be equal to one of the allowed values",schema:schema82.properties.context.properties.entry.enum,parentSchema:schema82.properties.context.properties.entry,data:data9};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.properties.context.type,parentSchema:schema82.properties.context,data:data5};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.cases !== undefined){
let data10 = data.cases;
if(Array.isArray(data10)){
if(data10.length < 1){
const err56 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema82.properties.cases,data:data10};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs75 = errors;
let valid23 = true;
const _errs76 = errors;
const _errs78 = errors;
let valid25 = true;
const _errs79 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err57 = {};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid13 = _errs79 === errors;
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
if(_valid13){
const _errs81 = errors;
const _errs82 = errors;
let valid26 = true;
const _errs83 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err58 = {};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const _errs85 = errors;
let valid27 = false;
const _errs86 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing9;
if((data11.verdict === undefined) && (missing9 = "verdict")){
const err59 = {};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
var _valid15 = _errs86 === errors;
valid27 = valid27 || _valid15;
if(!valid27){
const err60 = {};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
else {
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
}
var _valid14 = _errs83 === errors;
errors = _errs82;
if(vErrors !== null){
if(_errs82){
vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
if(_valid14){
const _errs87 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing10;
if((data11.verdict === undefined) && (missing10 = "verdict")){
const err61 = {};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var _valid14 = _errs87 === errors;
valid26 = _valid14;
}
else {
const _errs88 = errors;
const _errs89 = errors;
let valid28 = true;
const _errs90 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err62 = {};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const _errs92 = errors;
let valid29 = false;
const _errs93 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing11;
if((data11.exit === undefined) && (missing11 = "exit")){
const err63 = {};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
var _valid17 = _errs93 === errors;
valid29 = valid29 || _valid17;
if(!valid29){
const err64 = {};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
errors = _errs92;
if(vErrors !== null){
if(_errs92){
vErrors.length = _errs92;
}
else {
vErrors = null;
}
}
}
var _valid16 = _errs90 === errors;
errors = _errs89;
if(vErrors !== null){
if(_errs89){
vErrors.length = _errs89;
}
else {
vErrors = null;
}
}
if(_valid16){
const _errs94 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing12;
if((data11.exit === undefined) && (missing12 = "exit")){
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
var _valid16 = _errs94 === errors;
valid28 = _valid16;
}
else {
const _errs95 = errors;
if(true){
const err66 = {};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid16 = _errs95 === errors;
valid28 = _valid16;
}
if(!valid28){
const err67 = {};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var _valid14 = _errs88 === errors;
valid26 = _valid14;
}
if(!valid26){
const err68 = {};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
var _valid13 = _errs81 === errors;
valid25 = _valid13;
}
if(!valid25){
const err69 = {};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var _valid12 = _errs76 === errors;
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
let ifClause7;
if(_valid12){
const _errs96 = errors;
const _errs97 = errors;
const _errs98 = errors;
const _errs100 = errors;
let valid32 = true;
const _errs101 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err70 = {};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid18 = _errs101 === errors;
errors = _errs100;
if(vErrors !== null){
if(_errs100){
vErrors.length = _errs100;
}
else {
vErrors = null;
}
}
if(_valid18){
const _errs103 = errors;
const _errs104 = errors;
let valid33 = true;
const _errs105 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err71 = {};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const _errs107 = errors;
let valid34 = false;
const _errs108 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing13;
if((data11.errors === undefined) && (missing13 = "errors")){
const err72 = {};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
var _valid20 = _errs108 === errors;
valid34 = valid34 || _valid20;
if(!valid34){
const err73 = {};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
else {
errors = _errs107;
if(vErrors !== null){
if(_errs107){
vErrors.length = _errs107;
}
else {
vErrors = null;
}
}
}
var _valid19 = _errs105 === errors;
errors = _errs104;
if(vErrors !== null){
if(_errs104){
vErrors.length = _errs104;
}
else {
vErrors = null;
}
}
if(_valid19){
const _errs109 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing14;
if((data11.errors === undefined) && (missing14 = "errors")){
const err74 = {};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
var _valid19 = _errs109 === errors;
valid33 = _valid19;
}
else {
const _errs110 = errors;
const _errs111 = errors;
let valid35 = true;
const _errs112 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err75 = {};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
const _errs114 = errors;
let valid36 = false;
const _errs115 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing15;
if((data11.exit === undefined) && (missing15 = "exit")){
const err76 = {};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
var _valid22 = _errs115 === errors;
valid36 = valid36 || _valid22;
if(!valid36){
const err77 = {};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
errors = _errs114;
if(vErrors !== null){
if(_errs114){
vErrors.length = _errs114;
}
else {
vErrors = null;
}
}
}
var _valid21 = _errs112 === errors;
errors = _errs111;
if(vErrors !== null){
if(_errs111){
vErrors.length = _errs111;
}
else {
vErrors = null;
}
}
if(_valid21){
const _errs116 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing16;
if((data11.exit === undefined) && (missing16 = "exit")){
const err78 = {};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
var _valid21 = _errs116 === errors;
valid35 = _valid21;
}
else {
const _errs117 = errors;
if(true){
const err79 = {};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
var _valid21 = _errs117 === errors;
valid35 = _valid21;
}
if(!valid35){
const err80 = {};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid19 = _errs110 === errors;
valid33 = _valid19;
}
if(!valid33){
const err81 = {};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var _valid18 = _errs103 === errors;
valid32 = _valid18;
}
if(!valid32){
const err82 = {};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(errors === _errs98){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing17;
if((data11.verdict === undefined) && (missing17 = "verdict")){
const err83 = {};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
var valid30 = _errs98 === errors;
if(valid30){
const err84 = {instancePath:instancePath+"/cases/" + i1,schemaPath:"#/properties/cases/items/then/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema82.properties.cases.items.then.not,parentSchema:schema82.properties.cases.items.then,data:data11};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
else {
errors = _errs97;
if(vErrors !== null){
if(_errs97){
vErrors.length = _errs97;
}
else {
vErrors = null;
}
}
}
var _valid12 = _errs96 === errors;
valid23 = _valid12;
ifClause7 = "then";
}
else {
const _errs118 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.claim === undefined){
const err85 = {instancePath:instancePath+"/cases/" + i1,schemaPath:"#/properties/cases/items/else/required",keyword:"required",params:{missingProperty: "claim"},message:"must have required property '"+"claim"+"'",schema:schema82.properties.cases.items.else.required,parentSchema:schema82.properties.cases.items.else,data:data11};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data11.errors === undefined){
const err86 = {instancePath:instancePath+"/cases/" + i1,schemaPath:"#/properties/cases/items/else/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'",schema:schema82.properties.cases.items.else.required,parentSchema:schema82.properties.cases.items.else,data:data11};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
var _valid12 = _errs118 === errors;
valid23 = _valid12;
ifClause7 = "else";
}
if(!valid23){
const err87 = {instancePath:instancePath+"/cases/" + i1,schemaPath:"#/properties/cases/items/if",keyword:"if",params:{failingKeyword: ifClause7},message:"must match \""+ifClause7+"\" schema",schema:schema82.properties.cases.items.if,parentSchema:schema82.properties.cases.items,data:data11};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.name === undefined){
const err88 = {instancePath:instancePath+"/cases/" + i1,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema82.properties.cases.items.required,parentSchema:schema82.properties.cases.items,data:data11};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
for(const key2 in data11){
if(!(func2.call(schema82.properties.cases.items.properties, key2))){
const err89 = {instancePath:instancePath+"/cases/" + i1,schemaPath:"#/properties/cases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema82.properties.cases.items,data:data11};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data11.name !== undefined){
let data12 = data11.name;
if(typeof data12 !== "string"){
const err90 = {instancePath:instancePath+"/cases/" + i1+"/name",schemaPath:"#/properties/cases/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.cases.items.properties.name.type,parentSchema:schema82.properties.cases.items.properties.name,data:data12};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data11.claim !== undefined){
let data13 = data11.claim;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err91 = {instancePath:instancePath+"/cases/" + i1+"/claim",schemaPath:"#/properties/cases/items/properties/claim/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.properties.cases.items.properties.claim.type,parentSchema:schema82.properties.cases.items.properties.claim,data:data13};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data11.errors !== undefined){
let data14 = data11.errors;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.path === undefined){
const err92 = {instancePath:instancePath+"/cases/" + i1+"/errors/" + i2,schemaPath:"#/properties/cases/items/properties/errors/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema82.properties.cases.items.properties.errors.items.required,parentSchema:schema82.properties.cases.items.properties.errors.items,data:data15};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data15.rule === undefined){
const err93 = {instancePath:instancePath+"/cases/" + i1+"/errors/" + i2,schemaPath:"#/properties/cases/items/properties/errors/items/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'",schema:schema82.properties.cases.items.properties.errors.items.required,parentSchema:schema82.properties.cases.items.properties.errors.items,data:data15};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
for(const key3 in data15){
if(!(((key3 === "path") || (key3 === "rule")) || (key3 === "message"))){
const err94 = {instancePath:instancePath+"/cases/" + i1+"/errors/" + i2,schemaPath:"#/properties/cases/items/properties/errors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema82.properties.cases.items.properties.errors.items,data:data15};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data15.path !== undefined){
let data16 = data15.path;
if(typeof data16 !== "string"){
const err95 = {instancePath:instancePath+"/cases/" + i1+"/errors/" + i2+"/path",schemaPath:"#/properties/cases/items/properties/errors/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.cases.items.properties.errors.items.properties.path.type,parentSchema:schema82.properties.cases.items.properties.errors.items.properties.path,data:data16};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data15.rule !== undefined){
let data17 = data15.rule;
if(typeof data17 !== "string"){
const err96 = {instancePath:instancePath+"/cases/" + i1+"/errors/" + i2+"/rule",schemaPath:"#/properties/cases/items/properties/errors/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.cases.items.properties.errors.items.properties.rule.type,parentSchema:schema82.properties.cases.items.properties.errors.items.properties.rule,data:data17};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data15.message !== undefined){
let data18 = data15.message;
if(typeof data18 !== "string"){
const err97 = {instancePath:instancePath+"/cases/" + i1+"/errors/" + i2+"/message",schemaPath:"#/properties/cases/items/properties/errors/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.cases.items.properties.errors.items.properties.message.type,parentSchema:schema82.properties.cases.items.properties.errors.items.properties.message,data:data18};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/cases/" + i1+"/errors/" + i2,schemaPath:"#/properties/cases/items/properties/errors/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.properties.cases.items.properties.errors.items.type,parentSchema:schema82.properties.cases.items.properties.errors.items,data:data15};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/cases/" + i1+"/errors",schemaPath:"#/properties/cases/items/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema82.properties.cases.items.properties.errors.type,parentSchema:schema82.properties.cases.items.properties.errors,data:data14};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data11.authorize !== undefined){
let data19 = data11.authorize;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.credentials === undefined){
const err100 = {instancePath:instancePath+"/cases/" + i1+"/authorize",schemaPath:"#/properties/cases/items/properties/authorize/required",keyword:"required",params:{missingProperty: "credentials"},message:"must have required property '"+"credentials"+"'",schema:schema82.properties.cases.items.properties.authorize.required,parentSchema:schema82.properties.cases.items.properties.authorize,data:data19};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
for(const key4 in data19){
if(!((key4 === "way") || (key4 === "credentials"))){
const err101 = {instancePath:instancePath+"/cases/" + i1+"/authorize",schemaPath:"#/properties/cases/items/properties/authorize/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema82.properties.cases.items.properties.authorize,data:data19};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data19.way !== undefined){
let data20 = data19.way;
if(!(((data20 === "classList") || (data20 === "claims")) || (data20 === "open"))){
const err102 = {instancePath:instancePath+"/cases/" + i1+"/authorize/way",schemaPath:"#/properties/cases/items/properties/authorize/properties/way/enum",keyword:"enum",params:{allowedValues: schema82.properties.cases.items.properties.authorize.properties.way.enum},message:"must be equal to one of the allowed values",schema:schema82.properties.cases.items.properties.authorize.properties.way.enum,parentSchema:schema82.properties.cases.items.properties.authorize.properties.way,data:data20};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data19.credentials !== undefined){
let data21 = data19.credentials;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key5 in data21){
let data22 = data21[key5];
if((((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))) && (typeof data22 !== "boolean")) && (data22 !== null)){
const err103 = {instancePath:instancePath+"/cases/" + i1+"/authorize/credentials/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/items/properties/authorize/properties/credentials/additionalProperties/type",keyword:"type",params:{type: schema82.properties.cases.items.properties.authorize.properties.credentials.additionalProperties.type},message:"must be string,number,boolean,null",schema:schema82.properties.cases.items.properties.authorize.properties.credentials.additionalProperties.type,parentSchema:schema82.properties.cases.items.properties.authorize.properties.credentials.additionalProperties,data:data22};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/cases/" + i1+"/authorize/credentials",schemaPath:"#/properties/cases/items/properties/authorize/properties/credentials/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.properties.cases.items.properties.authorize.properties.credentials.type,parentSchema:schema82.properties.cases.items.properties.authorize.properties.credentials,data:data21};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/cases/" + i1+"/authorize",schemaPath:"#/properties/cases/items/properties/authorize/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.properties.cases.items.properties.authorize.type,parentSchema:schema82.properties.cases.items.properties.authorize,data:data19};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data11.now !== undefined){
let data23 = data11.now;
if(typeof data23 === "string"){
if(!(formats12.validate(data23))){
const err106 = {instancePath:instancePath+"/cases/" + i1+"/now",schemaPath:"#/properties/cases/items/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema82.properties.cases.items.properties.now,data:data23};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/cases/" + i1+"/now",schemaPath:"#/properties/cases/items/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.cases.items.properties.now.type,parentSchema:schema82.properties.cases.items.properties.now,data:data23};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data11.documents !== undefined){
let data24 = data11.documents;
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
let data25 = data24[i3];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.type === undefined){
const err108 = {instancePath:instancePath+"/cases/" + i1+"/documents/" + i3,schemaPath:"#/properties/cases/items/properties/documents/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema82.properties.cases.items.properties.documents.items.required,parentSchema:schema82.properties.cases.items.properties.documents.items,data:data25};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data25.size === undefined){
const err109 = {instancePath:instancePath+"/cases/" + i1+"/documents/" + i3,schemaPath:"#/properties/cases/items/properties/documents/items/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'",schema:schema82.properties.cases.items.properties.documents.items.required,parentSchema:schema82.properties.cases.items.properties.documents.items,data:data25};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
for(const key6 in data25){
if(!((((key6 === "name") || (key6 === "kind")) || (key6 === "type")) || (key6 === "size"))){
const err110 = {instancePath:instancePath+"/cases/" + i1+"/documents/" + i3,schemaPath:"#/properties/cases/items/properties/documents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema82.properties.cases.items.properties.documents.items,data:data25};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data25.name !== undefined){
let data26 = data25.name;
if(typeof data26 === "string"){
if(func4(data26) < 1){
const err111 = {instancePath:instancePath+"/cases/" + i1+"/documents/" + i3+"/name",schemaPath:"#/properties/cases/items/properties/documents/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema82.properties.cases.items.properties.documents.items.properties.name,data:data26};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/cases/" + i1+"/documents/" + i3+"/name",schemaPath:"#/properties/cases/items/properties/documents/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.cases.items.properties.documents.items.properties.name.type,parentSchema:schema82.properties.cases.items.properties.documents.items.properties.name,data:data26};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data25.kind !== undefined){
let data27 = data25.kind;
if(typeof data27 !== "string"){
const err113 = {instancePath:instancePath+"/cases/" + i1+"/documents/" + i3+"/kind",schemaPath:"#/properties/cases/items/properties/documents/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.cases.items.properties.documents.items.properties.kind.type,parentSchema:schema82.properties.cases.items.properties.documents.items.properties.kind,data:data27};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data25.type !== undefined){
let data28 = data25.type;
if(typeof data28 !== "string"){
const err114 = {instancePath:instancePath+"/cases/" + i1+"/documents/" + i3+"/type",schemaPath:"#/properties/cases/items/properties/documents/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.cases.items.properties.documents.items.properties.type.type,parentSchema:schema82.properties.cases.items.properties.documents.items.properties.type,data:data28};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data25.size !== undefined){
let data29 = data25.size;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err115 = {instancePath:instancePath+"/cases/" + i1+"/documents/" + i3+"/size",schemaPath:"#/properties/cases/items/properties/documents/items/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema82.properties.cases.items.properties.documents.items.properties.size.type,parentSchema:schema82.properties.cases.items.properties.documents.items.properties.size,data:data29};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
const err116 = {instancePath:instancePath+"/cases/" + i1+"/documents/" + i3+"/size",schemaPath:"#/properties/cases/items/properties/documents/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema82.properties.cases.items.properties.documents.items.properties.size,data:data29};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
}
else {
const err117 = {instancePath:instancePath+"/cases/" + i1+"/documents/" + i3,schemaPath:"#/properties/cases/items/properties/documents/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.properties.cases.items.properties.documents.items.type,parentSchema:schema82.properties.cases.items.properties.documents.items,data:data25};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/cases/" + i1+"/documents",schemaPath:"#/properties/cases/items/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema82.properties.cases.items.properties.documents.type,parentSchema:schema82.properties.cases.items.properties.documents,data:data24};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data11.verdict !== undefined){
let data30 = data11.verdict;
if(!(((data30 === "closed") || (data30 === "refused")) || (data30 === "documentRefused"))){
const err119 = {instancePath:instancePath+"/cases/" + i1+"/verdict",schemaPath:"#/properties/cases/items/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema82.properties.cases.items.properties.verdict.enum},message:"must be equal to one of the allowed values",schema:schema82.properties.cases.items.properties.verdict.enum,parentSchema:schema82.properties.cases.items.properties.verdict,data:data30};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data11.exit !== undefined){
let data31 = data11.exit;
if(typeof data31 !== "string"){
const err120 = {instancePath:instancePath+"/cases/" + i1+"/exit",schemaPath:"#/properties/cases/items/properties/exit/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.cases.items.properties.exit.type,parentSchema:schema82.properties.cases.items.properties.exit,data:data31};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data11.confirm !== undefined){
let data32 = data11.confirm;
if(true !== data32){
const err121 = {instancePath:instancePath+"/cases/" + i1+"/confirm",schemaPath:"#/properties/cases/items/properties/confirm/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema82.properties.cases.items.properties.confirm,data:data32};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/cases/" + i1,schemaPath:"#/properties/cases/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.properties.cases.items.type,parentSchema:schema82.properties.cases.items,data:data11};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema82.properties.cases.type,parentSchema:schema82.properties.cases,data:data10};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
validate378.errors = vErrors;
return errors === 0;
}

exports.classListHeader = validate383;
const schema84 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"classListHeader.schema.json","title":"ClassListHeader","description":"The header row of a class list (claimants/<form>.csv), read from `name:mark` titles. A mark is credential (checked at authorization), prefill (may be sent to the browser), credential+prefill, or private (stays on the server).","type":"array","minItems":1,"examples":[[{"name":"claimNumber","mark":"credential"},{"name":"firstName","mark":"prefill"},{"name":"loanNumber","mark":"private"}]],"items":{"title":"ClassListColumn","type":"object","required":["name","mark"],"additionalProperties":false,"properties":{"name":{"description":"The column's name, in camelCase.","type":"string","pattern":"^[a-z][A-Za-z0-9]*$"},"mark":{"enum":["credential","prefill","credential+prefill","private"]}}}};
const pattern21 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="classListHeader.schema.json" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema84.items.required,parentSchema:schema84.items,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.mark === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "mark"},message:"must have required property '"+"mark"+"'",schema:schema84.items.required,parentSchema:schema84.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "name") || (key0 === "mark"))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema84.items,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
const err4 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"#/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*$"+"\"",schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema84.items.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.items.properties.name.type,parentSchema:schema84.items.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.mark !== undefined){
let data2 = data0.mark;
if(!((((data2 === "credential") || (data2 === "prefill")) || (data2 === "credential+prefill")) || (data2 === "private"))){
const err6 = {instancePath:instancePath+"/" + i0+"/mark",schemaPath:"#/items/properties/mark/enum",keyword:"enum",params:{allowedValues: schema84.items.properties.mark.enum},message:"must be equal to one of the allowed values",schema:schema84.items.properties.mark.enum,parentSchema:schema84.items.properties.mark,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema84.items.type,parentSchema:schema84.items,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate383.errors = vErrors;
return errors === 0;
}

