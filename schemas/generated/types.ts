// Generated from schemas/*.schema.json by `npm run generate:schemas`. Do not edit.

/**
 * The form that the model belongs to.
 */
export type FormType = 'Standard' | 'Lookup' | 'Automotive' | 'DocumentsUpload';
/**
 * A name in camelCase or PascalCase.
 */
export type FieldName = string;
/**
 * The field's type. A number keeps the text typed; a date is text MM/dd/yyyy; a list holds records of its own, one level deep.
 */
export type FieldType = 'string' | 'number' | 'boolean' | 'date' | 'file' | 'list';
/**
 * A literal, such as `100` or `"yes"`, or an object that stands for a value: a field, the day, a count, a calculation, a column of the class list, the way in.
 */
export type Operand =
  | Literal
  | FieldOperand
  | TodayOperand
  | CountOperand
  | SumOperand
  | AddOperand
  | MultiplyOperand
  | SubtractOperand
  | DivideOperand
  | ShiftOperand
  | DaysBetweenOperand
  | RoundOperand
  | LeastOperand
  | GreatestOperand
  | FirstOperand
  | MemberOperand
  | EntryOperand;
/**
 * A literal value; null means empty.
 */
export type Literal = string | number | boolean | null;
/**
 * A field or model name, in camelCase or PascalCase.
 */
export type Name = string;
/**
 * `{ "all": [...] }`, `{ "any": [...] }`, `{ "not": ... }` or a test `{ "value": operand, OPERATOR: operand }`.
 */
export type Condition = AllCondition | AnyCondition | NotCondition | TestCondition;
/**
 * The header row of a class list (claimants/<form>.csv), read from `name:mark` titles. A mark is credential (checked at authorization), prefill (may be sent to the browser), credential+prefill, or private (stays on the server).
 *
 * @minItems 1
 */
export type ClassListHeader = ClassListColumn[];
/**
 * A key of the content files.
 */
export type ContentKey = string;
/**
 * One piece of a page, chosen by `kind`.
 */
export type Block =
  | FieldsBlock
  | AddressBlock
  | NameBlock
  | ChoiceGroupBlock
  | SignatureBlock
  | RecordManagerBlock
  | RecordTableBlock
  | DisplayRowsBlock
  | SummaryBlock
  | CopyBlock
  | HeaderBlock
  | ButtonBlock
  | ValueBlock
  | ConfirmationBlock;
/**
 * Unique on the page.
 */
export type BlockId = string;
export type PageDependencies = BlockDependency[];
export type PageName = string;
/**
 * How the field is rendered; by its type where left out. `yesNo` is a question of a text field, which holds `yes` or `no` or nothing yet.
 */
export type ComponentName =
  | 'text'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'yesNo'
  | 'checkbox'
  | 'date'
  | 'file'
  | 'signature'
  | 'confirm'
  | 'value'
  | 'wallet';
/**
 * An input mask.
 */
export type MaskName = string;
/**
 * What is typed: it decides the keyboard of phones, capitals and the spelling check. By the mask, the rules and the name of the field where left out.
 */
export type KeyboardName =
  | 'email'
  | 'phone'
  | 'digits'
  | 'amount'
  | 'signedAmount'
  | 'code'
  | 'name'
  | 'address'
  | 'webAddress'
  | 'text';
/**
 * How the value is shown where it is not typed: in a computed field, a saved record, the summary and the receipt. By the active culture: `money` in dollars and cents, `number` grouped, `percent` of a ratio (0.25 is 25%), `date` in words; `text` as it is. The claim keeps what was entered.
 */
export type DisplayName = 'money' | 'number' | 'percent' | 'date' | 'text';
/**
 * What is picked. A field of type date holds a single date; all else stands in a text, with the component date and the rule format of that name: range in dateRange, multiple in dates, time and dateTime in 24-hour mode in time24 and dateTime24.
 */
export type PickerMode = 'date' | 'range' | 'multiple' | 'week' | 'month' | 'year' | 'time' | 'dateTime';
/**
 * Whose the name or address is: the claimant's own, somebody else's, or somebody else's while a condition holds. A browser never fills its owner's in for another person.
 */
export type PagePerson = ('self' | 'other') | Condition;
/**
 * A key of the content files.
 */
export type SettlementContentKey = string;
/**
 * How a claimant gets past the entry page: one way, or several in the order in which they are offered, each kind once.
 */
export type Authorization = Way | Ways;
/**
 * One way past the entry page.
 */
export type Way = ClassListAuthorization | ClaimsAuthorization | OpenAuthorization;
/**
 * @minItems 1
 */
export type Ways = Way[];
/**
 * A field, as model.name.
 */
export type SettlementStatusAnswer = string;

/**
 * One property for each kind of file that has a meta-schema.
 */
export interface BundleFiles {
  cases: CaseFile;
  classListHeader: ClassListHeader;
  condition: Condition;
  content: Content;
  list: ServerList;
  models: ModelsFile;
  page: Page;
  settlement: Settlement;
}
/**
 * *.cases.json: claims with the verdict that each must get.
 */
export interface CaseFile {
  /**
   * The bundle's folder, relative to this file.
   */
  settlement?: string;
  form?: 'standard' | 'lookup' | 'automotive' | 'documents-upload';
  /**
   * Model entries of one form type, in place of a settlement.
   *
   * @minItems 1
   */
  models?: ModelEntry[];
  context: CaseContext;
  /**
   * @minItems 1
   */
  cases: Case[];
}
/**
 * One named group of fields that the server describes and receives.
 */
export interface ModelEntry {
  /**
   * Lower-case hex SHA-256 of the entry's canonical JSON without this key. Computed by the server; left out in a bundle.
   */
  metadataHash?: string;
  metadata: ModelMetadata;
  /**
   * Rules of a list model as a whole (records, documentsRequired, required).
   */
  rules?: Rule[];
  /**
   * The fields, in the order in which errors are reported.
   */
  fields: ModelField[];
}
/**
 * What the model is. The one object that may hold keys of its own.
 */
export interface ModelMetadata {
  formType: FormType;
  /**
   * The model's place in the claim document: signature, claimantInfo, credentials or claimDetails (one model each), or prepopulatedData, documentContexts or claimTransactions (lists).
   */
  dtoMapping: string;
  /**
   * The dtoMapping whose fields of the same names a chosen class-list row fills.
   */
  prepopulatedSubModel?: string | null;
  [k: string]: unknown;
}
/**
 * One named validation rule.
 */
export interface Rule {
  /**
   * The rule's name; the first letter is compared without case.
   */
  name: string;
  /**
   * Parameters by position.
   */
  ordinalParams?: (string | number | boolean | null)[];
  /**
   * Parameters by name; each rule has its own.
   */
  namedParams?: {
    [k: string]: unknown;
  };
  errorMessageKeys?: ErrorMessageKeys;
}
/**
 * Content keys of messages that replace the rule's own.
 */
export interface ErrorMessageKeys {
  /**
   * For every failure.
   */
  default?: string;
  /**
   * Where the rule compares numbers.
   */
  number?: string;
  /**
   * Where the rule compares dates.
   */
  date?: string;
}
/**
 * One field of a model.
 */
export interface ModelField {
  name: FieldName;
  type: FieldType;
  /**
   * The field's rules, in the order in which their errors are reported.
   */
  rules?: Rule[];
  /**
   * A confirmation input: judged in the browser, neither sent nor stored.
   */
  clientOnly?: true;
  computed?: Operand;
  /**
   * The fields of a list's records.
   */
  fields?: ModelField[];
}
/**
 * The value of a field: of the innermost record first, then of the record around it, then of the own model; or of the single model that `model` names.
 */
export interface FieldOperand {
  field: Name;
  model?: Name;
}
/**
 * The day in Los Angeles, shifted by years, months and days.
 */
export interface TodayOperand {
  today: {
    years?: number;
    months?: number;
    days?: number;
  };
}
/**
 * How many records a list has, or how many for which `where` holds.
 */
export interface CountOperand {
  count: Name;
  where?: Condition;
}
/**
 * Holds when every part holds.
 */
export interface AllCondition {
  /**
   * @minItems 1
   */
  all: Condition[];
}
/**
 * Holds when at least one part holds.
 */
export interface AnyCondition {
  /**
   * @minItems 1
   */
  any: Condition[];
}
/**
 * Holds when the part does not. Only `not` negates: an ordering comparison with an empty side is false, and so is its opposite.
 */
export interface NotCondition {
  not: Condition;
}
/**
 * A test: one operand, `value`, and exactly one operator.
 */
export interface TestCondition {
  value: Operand;
  equals?: Operand;
  notEquals?: Operand;
  /**
   * One of these literals; null means empty.
   *
   * @minItems 1
   */
  in?: Literal[];
  /**
   * A pattern (JavaScript syntax, flag u) that matches anywhere in the text; never on an empty value.
   */
  matches?: string;
  /**
   * `true`: the value is empty; `false`: it is not.
   */
  empty?: boolean;
  greaterThan?: Operand;
  atLeast?: Operand;
  lessThan?: Operand;
  atMost?: Operand;
  before?: Operand;
  onOrBefore?: Operand;
  after?: Operand;
  onOrAfter?: Operand;
}
/**
 * The exact sum of a field over the records of a list; empty values are skipped.
 */
export interface SumOperand {
  sum: Name;
  of: Name;
  where?: Condition;
}
/**
 * The sum of the operands; empty when one of them is.
 */
export interface AddOperand {
  /**
   * @minItems 1
   */
  add: Operand[];
}
/**
 * The product of the operands; empty when one of them is.
 */
export interface MultiplyOperand {
  /**
   * @minItems 1
   */
  multiply: Operand[];
}
/**
 * The first less the second.
 */
export interface SubtractOperand {
  /**
   * @minItems 2
   * @maxItems 2
   */
  subtract: Operand[];
}
/**
 * The first by the second, rounded half-even to 20 significant digits; empty when the second is zero.
 */
export interface DivideOperand {
  /**
   * @minItems 2
   * @maxItems 2
   */
  divide: Operand[];
}
/**
 * A date, so many years, months and days later, or earlier with negative numbers. Years and months count first, and the 31st of a month that has none is its last day; then the days. Empty where the date is empty or unreadable, or the result leaves the years 1000 to 9999.
 */
export interface ShiftOperand {
  shift: Operand;
  years?: number;
  months?: number;
  days?: number;
}
/**
 * The calendar days from the first date to the second, negative when the second is earlier; empty where either is no date.
 */
export interface DaysBetweenOperand {
  /**
   * @minItems 2
   * @maxItems 2
   */
  daysBetween: Operand[];
}
/**
 * A number with exactly so many decimals, half away from zero: `609.305` becomes `609.31`, and 7 becomes `7.00`. Round last: what is calculated with the rounded number has as many decimals as it needs.
 */
export interface RoundOperand {
  round: Operand;
  places: number;
}
/**
 * The least of numbers, or the earliest of dates; what is empty or unreadable is passed over. A text field is read as what the others are; numbers beside dates are an error. Beside a number, what may be empty needs a default: the least of nothing and 1,500 is 1,500 (finding `empty-sum`).
 */
export interface LeastOperand {
  /**
   * @minItems 1
   */
  least: Operand[];
}
/**
 * The greatest of numbers, or the latest of dates, as `least` reads them.
 */
export interface GreatestOperand {
  /**
   * @minItems 1
   */
  greatest: Operand[];
}
/**
 * The first operand that is not empty: a default for an answer that may be missing. A boolean is never empty.
 */
export interface FirstOperand {
  /**
   * @minItems 1
   */
  first: Operand[];
}
/**
 * A field of the row of the class list with which the claimant signed in, the first record of the model `prepopulatedData`. Give that model the prefill columns that you need; only the server fills it, and it judges by its own row. Where there is no row, on a form that is open, every member is empty, a boolean too.
 */
export interface MemberOperand {
  member: Name;
}
/**
 * The way past the entry page, as text: `classList`, `claims` or `open`, as the form's `authorization` has it. A case file names it in its `context`; where it does not, `entry` is empty.
 */
export interface EntryOperand {
  entry: {};
}
export interface CaseContext {
  /**
   * The instant of judgement.
   */
  now: string;
  allowedCharacters: string | null;
  culture: string;
  /**
   * The way past the entry page; not known where it is left out.
   */
  entry?: 'classList' | 'claims' | 'open';
}
export interface Case {
  name: string;
  /**
   * The claim document; models left out are empty.
   */
  claim?: {
    [k: string]: unknown;
  };
  /**
   * Every error, in any order. Without any, the claim can be filed: one that ends at an exit, or comes after the deadline, says so ("exit", "verdict").
   */
  errors?: ExpectedError[];
  authorize?: TriedSignIn;
  /**
   * The instant at which it is tried, in place of the context's; deadlines count then, but for a case with errors that says neither `exit` nor `verdict`.
   */
  now?: string;
  /**
   * The files that are sent. One that the claim does not describe is described by its kind.
   */
  documents?: TriedDocument[];
  /**
   * The door stays closed: by a deadline (closed), by the credentials (refused), by a file (documentRefused).
   */
  verdict?: 'closed' | 'refused' | 'documentRefused';
  /**
   * The exit page to which the claim's answers lead.
   */
  exit?: string;
  /**
   * The verdict was suggested by the judge, and waits for the author to confirm it by taking this line away.
   */
  confirm?: true;
}
export interface ExpectedError {
  path: string;
  rule: string;
  message?: string;
}
/**
 * What is typed at sign-in, tried against the bundle's class list.
 */
export interface TriedSignIn {
  /**
   * The way in; the form's first where it is left out.
   */
  way?: 'classList' | 'claims' | 'open';
  /**
   * Fields of the model credentials, as they are typed.
   */
  credentials: {
    [k: string]: string | number | boolean | null;
  };
}
export interface TriedDocument {
  /**
   * The file's name; one that fits its type where it is left out.
   */
  name?: string;
  /**
   * The kind of document that it is sent as.
   */
  kind?: string;
  /**
   * The media type that its bytes are of: application/pdf.
   */
  type: string;
  /**
   * In bytes.
   */
  size: number;
}
export interface ClassListColumn {
  /**
   * The column's name, in camelCase.
   */
  name: string;
  mark: 'credential' | 'prefill' | 'credential+prefill' | 'private';
}
/**
 * content/<culture>.json: a flat object of keys and texts. Texts are inline Markdown; {name} is filled in; plural forms are keys with the suffixes _one, _few, _many, _other. The tags p, li, ul and ol are not allowed.
 */
export interface Content {
  [k: string]: string;
}
/**
 * lists/<name>.json: a list of values that oneOf and option lists name. A .csv file with the columns value and label does the same.
 */
export interface ServerList {
  /**
   * @minItems 1
   */
  values: ListEntry[];
}
export interface ListEntry {
  value: string;
  /**
   * The text shown; the value where left out.
   */
  label?: string;
}
/**
 * models.json: the models of every form of the settlement, their fields and the rules on them.
 */
export interface ModelsFile {
  /**
   * One entry for each form type and dtoMapping.
   */
  models: ModelEntry[];
}
/**
 * pages/<form>/<page>.json: one page of the wizard: a route, a title and a list of blocks. Every text is a content key.
 */
export interface Page {
  /**
   * The page's route.
   */
  path: string;
  titleKey: ContentKey;
  stepKey?: ContentKey;
  introKey?: ContentKey;
  nextLabelKey?: ContentKey;
  backLabelKey?: ContentKey;
  banner?: Banner;
  skipWhen?: Condition;
  /**
   * Where the claim ends early: the first exit whose condition holds leads to a page that says why.
   */
  exits?: Exit[];
  /**
   * What the page shows, from top to bottom.
   */
  blocks: Block[];
}
/**
 * A banner above the form.
 */
export interface Banner {
  headerKey: ContentKey;
  copyKeys?: ContentKey[];
  image?: string;
}
export interface Exit {
  when: Condition;
  /**
   * The name of the exit page's file, without .json.
   */
  to: string;
}
/**
 * A group of fields.
 */
export interface FieldsBlock {
  kind: 'fields';
  id: BlockId;
  dependencies?: PageDependencies;
  titleKey?: ContentKey;
  model?: PageName;
  /**
   * @minItems 1
   */
  fields: FieldPlacement[];
}
/**
 * The block is shown only while the condition holds.
 */
export interface BlockDependency {
  when: Condition;
}
/**
 * A model's field on a page. In a record block the model may be left out.
 */
export interface FieldPlacement {
  model?: PageName;
  name: PageName;
  /**
   * A key of the author's own, for tests and styles: `data-key` of the field's element.
   */
  key?: string;
  label?: ContentKey;
  hint?: ContentKey;
  component?: ComponentName;
  buttonLabel?: ContentKey;
  /**
   * Of a wallet: address of the provider's picture on the button; its site joins the page's policy.
   */
  buttonImage?: string;
  /**
   * The value that a new claim starts with.
   */
  defaultValue?: string | number | boolean | null;
  placeholder?: ContentKey;
  /**
   * The label is there for assistive technology only.
   */
  suppressLabel?: boolean;
  /**
   * No required mark.
   */
  disableRequiredStyling?: boolean;
  maskName?: MaskName;
  /**
   * Part of the answer that the receipt shows: `ending` for an account number, of which its last characters are enough, `hidden` for a PIN. Without it all of the answer is shown; of a bank or tax number, by its name or its rule `format`, its end; of a credential that only the claimant knows never more than its end.
   */
  receipt?: 'ending' | 'hidden';
  /**
   * The column of the chosen class-list row that fills the field.
   */
  prepopulatedDataKey?: string;
  /**
   * Prefill even where the claimant has edited the field.
   */
  overrideEverDirtyFieldConstraint?: boolean;
  prepended?: ContentKey;
  appended?: ContentKey;
  /**
   * The options of a select or radio group.
   *
   * @minItems 1
   */
  options?: Option[];
  /**
   * The name of a list whose entries are the options: lists/<name>, or the built-in usStates or countries.
   */
  optionsList?: string;
  /**
   * The HTML autocomplete token; by the mask or what the field is where left out.
   */
  autocomplete?: string;
  keyboard?: KeyboardName;
  display?: DisplayName;
  /**
   * How wide the input is.
   */
  width?: 'short' | 'medium' | 'full';
  /**
   * Lines of a text area.
   */
  rows?: number;
  /**
   * For a checkbox: it must be ticked, always or while a condition holds.
   */
  required?: boolean | Condition;
  requiredMessageKey?: ContentKey;
  picker?: DatePicker;
  /**
   * What happens to the field while conditions hold or do not.
   */
  dependencies?: Dependency[];
  /**
   * Of a list within a record: the fields of its entries, which are filled in where the record is.
   *
   * @minItems 1
   */
  columns?: FieldPlacement[];
  recordLabelKey?: ContentKey;
  addLabelKey?: ContentKey;
}
export interface Option {
  value: string | number | boolean;
  label: ContentKey;
}
/**
 * What the date picker offers.
 */
export interface DatePicker {
  mode?: PickerMode;
  /**
   * The first day offered, MM/dd/yyyy.
   */
  minDate?: string;
  /**
   * The last day offered, MM/dd/yyyy.
   */
  maxDate?: string;
  /**
   * The first year offered; 1900 where left out.
   */
  yearFrom?: number;
  /**
   * The last year offered; 2100 where left out.
   */
  yearTo?: number;
  /**
   * Days that cannot be picked.
   */
  disabledDates?: string[];
  /**
   * Days of the week that cannot be picked, Sunday is 0.
   */
  disabledWeekdays?: number[];
  /**
   * The only days that can be picked.
   */
  allowedDates?: string[];
  /**
   * Of a range: the fewest days, the first and the last counted.
   */
  minDays?: number;
  /**
   * Of a range: the most days, the first and the last counted.
   */
  maxDays?: number;
  /**
   * Of several dates: the most that can be picked.
   */
  limit?: number;
  /**
   * The first time offered, HH:mm or HH:mm:ss.
   */
  minTime?: string;
  /**
   * The last time offered, HH:mm or HH:mm:ss.
   */
  maxTime?: string;
  /**
   * Times are picked and written as HH:mm, not as hh:mm AM or PM.
   */
  hours24?: boolean;
  /**
   * Times are picked and written with seconds.
   */
  seconds?: boolean;
  /**
   * Hours from one that is offered to the next.
   */
  hoursGridStep?: number;
  /**
   * Minutes from one that is offered to the next.
   */
  minutesGridStep?: number;
  /**
   * Seconds from one that is offered to the next.
   */
  secondsGridStep?: number;
  /**
   * Hours that its buttons add and take away.
   */
  hoursIncrement?: number;
  /**
   * Minutes that its buttons add and take away.
   */
  minutesIncrement?: number;
  /**
   * Seconds that its buttons add and take away.
   */
  secondsIncrement?: number;
  /**
   * A button picks what it is now, on the clock of the person; of a single date the day in Los Angeles.
   */
  now?: boolean;
  /**
   * Height in pixels of what months, years and times are picked from.
   */
  modeHeight?: number;
  /**
   * The day that weeks begin with; 1 (Monday) where left out.
   */
  weekStart?: number;
  /**
   * What is picked is taken at once. Where false, it is taken by Select and left by Cancel. Left out: false for several dates and for times, whose parts are picked one by one, and true for all else.
   */
  autoApply?: boolean;
  /**
   * A scroll of the page closes the calendar.
   */
  closeOnScroll?: boolean;
  /**
   * Pixels between the field and its calendar.
   */
  offset?: number;
  /**
   * The narrowest window, in pixels, in which the calendar hangs at its field; narrower ones show it in their middle.
   */
  alignFrom?: number;
  /**
   * How many pixels a finger moves sideways to turn to the next month.
   */
  swipeThreshold?: number;
}
/**
 * What happens to a field while a condition holds or does not.
 */
export interface Dependency {
  when: Condition;
  /**
   * Hide while the condition does not hold.
   */
  hide?: boolean;
  /**
   * Disable while the condition does not hold.
   */
  disable?: boolean;
  /**
   * Disable while every dependency's condition holds.
   */
  disableOnFulfilled?: boolean;
  /**
   * Reset the value when the condition stops holding.
   */
  resetOnUnfulfilled?: boolean;
  /**
   * Reset the value when the condition holds again.
   */
  resetOnFulfilled?: boolean;
  /**
   * The value that a reset leaves; null by default.
   */
  resetValue?: string | number | boolean | null;
  mask?: MaskName;
}
/**
 * A postal address: the fields mailingStreetLine1, mailingStreetLine2, mailingCity, mailingSubDivision, mailingPostalCode, mailingCountry and, with international support, mailingSubDivisionNonUS and mailingPostalCodeNonUS of the model.
 */
export interface AddressBlock {
  kind: 'address';
  id: BlockId;
  dependencies?: PageDependencies;
  titleKey?: ContentKey;
  model: PageName;
  /**
   * What the field names begin with, where it is not mailing.
   */
  prefix?: string;
  /**
   * Ask for the country. Where false, and without international support, every address is one of the United States, and the model needs no field for it.
   */
  hasCountry?: boolean;
  hasStreetLine2?: boolean;
  hasInternationalSupport?: boolean;
  person?: PagePerson;
  /**
   * Fields take the class-list columns of the same names.
   */
  prepopulated?: boolean;
}
/**
 * A person's name: firstName, lastName and, in the second layout, middleInitial.
 */
export interface NameBlock {
  kind: 'name';
  id: BlockId;
  dependencies?: PageDependencies;
  titleKey?: ContentKey;
  model: PageName;
  layout: 'first-last' | 'first-middleInitial-last';
  person?: PagePerson;
  /**
   * Fields take the class-list columns of the same names.
   */
  prepopulated?: boolean;
}
/**
 * Check boxes that answer one question: boolean fields under one legend.
 */
export interface ChoiceGroupBlock {
  kind: 'choiceGroup';
  id: BlockId;
  dependencies?: PageDependencies;
  model: PageName;
  labelKey: ContentKey;
  hintKey?: ContentKey;
  /**
   * The boxes.
   *
   * @minItems 1
   */
  fields: FieldPlacement[];
}
/**
 * What the claimant certifies, the typed signature and the date.
 */
export interface SignatureBlock {
  kind: 'signature';
  id: BlockId;
  dependencies?: PageDependencies;
  titleKey?: ContentKey;
  /**
   * What the signature stands under.
   */
  textKeys?: ContentKey[];
  model?: PageName;
  /**
   * Show the date of signing.
   */
  showDate?: boolean;
  /**
   * @minItems 1
   */
  fields: FieldPlacement[];
}
/**
 * Records entered one at a time in a form of their own, such as documents with their descriptions.
 */
export interface RecordManagerBlock {
  kind: 'recordManager';
  id: BlockId;
  dependencies?: PageDependencies;
  titleKey?: ContentKey;
  model: PageName;
  only?: OnlyRecords;
  documents?: RecordDocuments;
  /**
   * At least one saved record is needed.
   */
  required?: boolean;
  /**
   * A draft begins when the page opens.
   */
  draftOnInit?: boolean;
  /**
   * A new draft begins after each finished one.
   */
  draftAfterFinish?: boolean;
  allowDelete?: boolean;
  allowEdit?: boolean;
  recordLabelKey?: ContentKey;
  addLabelKey?: ContentKey;
  cancelLabelKey?: ContentKey;
  finishLabelKey?: ContentKey;
  /**
   * @minItems 1
   */
  fields: FieldPlacement[];
}
/**
 * The block shows, counts and adds only the records with this value: several blocks may share one list. New records begin with it, and it has no column.
 */
export interface OnlyRecords {
  field: PageName;
  /**
   * A literal of the field's type.
   */
  equals: string | number | boolean;
}
/**
 * Documents of one kind that are chosen in each record of the block: the app gives them their kind and links them to the record by claimTransactionId.
 */
export interface RecordDocuments {
  /**
   * What the field `kind` of these documents holds; the text of the content key DocumentKind_<kind> is what they are called.
   */
  kind: string;
  when?: Condition;
  min?: Operand;
  max?: Operand;
}
/**
 * Records as rows of a table.
 */
export interface RecordTableBlock {
  kind: 'recordTable';
  id: BlockId;
  dependencies?: PageDependencies;
  titleKey?: ContentKey;
  model: PageName;
  only?: OnlyRecords;
  documents?: RecordDocuments;
  min?: Operand;
  allowDelete?: boolean;
  allowEdit?: boolean;
  recordLabelKey?: ContentKey;
  addLabelKey?: ContentKey;
  /**
   * The columns.
   *
   * @minItems 1
   */
  fields: FieldPlacement[];
}
/**
 * Saved records as read-only rows of values.
 */
export interface DisplayRowsBlock {
  kind: 'displayRows';
  id: BlockId;
  dependencies?: PageDependencies;
  titleKey?: ContentKey;
  model: PageName;
  allowDelete?: boolean;
  allowEdit?: boolean;
  /**
   * The position of each field name; alphabetical where left out.
   */
  order?: {
    [k: string]: number;
  };
  /**
   * @minItems 1
   */
  fields: FieldPlacement[];
}
/**
 * Everything entered, page by page, with links to change it.
 */
export interface SummaryBlock {
  kind: 'summary';
  id: BlockId;
  dependencies?: PageDependencies;
  /**
   * Names of the pages shown; every page of the sequence where left out.
   */
  pages?: string[];
}
/**
 * Text: inline Markdown, one content key a paragraph or list item.
 */
export interface CopyBlock {
  kind: 'copy';
  id: BlockId;
  dependencies?: PageDependencies;
  style?: 'paragraphs' | 'bullets' | 'numbers' | 'notice' | 'warning';
  /**
   * @minItems 1
   */
  textKeys: ContentKey[];
}
/**
 * A heading within the page.
 */
export interface HeaderBlock {
  kind: 'header';
  id: BlockId;
  dependencies?: PageDependencies;
  /**
   * The heading's level; needed for its style.
   */
  tag?: 'h2' | 'h3' | 'h4';
  textKey: ContentKey;
}
/**
 * A link or button: it needs a label or an icon.
 */
export interface ButtonBlock {
  kind: 'button';
  id: BlockId;
  dependencies?: PageDependencies;
  labelKey?: ContentKey;
  icon?: string;
  href: string;
}
/**
 * A labelled value: it needs a label or an icon.
 */
export interface ValueBlock {
  kind: 'value';
  id: BlockId;
  dependencies?: PageDependencies;
  labelKey?: ContentKey;
  icon?: string;
  model: PageName;
  name: PageName;
  display?: DisplayName;
}
/**
 * The reference code, and a way to print or save the claim.
 */
export interface ConfirmationBlock {
  kind: 'confirmation';
  id: BlockId;
  dependencies?: PageDependencies;
  textKeys?: ContentKey[];
}
/**
 * settlement.json: what holds for the whole settlement. Every text is a content key.
 */
export interface Settlement {
  nameKey: SettlementContentKey;
  /**
   * The look of the site.
   */
  theme: 'jnd-7-0-default' | 'ftc-7-0-default' | 'jnd-9-0-kontent';
  /**
   * Enabled cultures, each with its own name. English (en) is always there and is the default.
   */
  cultures: {
    en: string;
    [k: string]: string;
  };
  /**
   * The settlement's time zone by its Windows name.
   */
  timeZone: string;
  /**
   * When filing closes, by key. A form looks at its own key, standard and lookup at globalDeadline too; keys of other names are for the forms' own lists of deadlines.
   */
  deadlines: {
    globalDeadline?: Deadline;
    claimFilingDeadline?: Deadline;
    automotiveFilingDeadline?: Deadline;
    lookupFilingDeadline?: Deadline;
    documentsUploadFilingDeadline?: Deadline;
    [k: string]: Deadline;
  };
  /**
   * Every character that characterSetRestriction allows, or null for none fetched.
   */
  characterWhitelist: string | null;
  contact: Contact;
  links: Links;
  header?: HeaderSettings;
  agency?: AgencySettings;
  mail?: MailSettings;
  tags?: Tags;
  /**
   * The forms, by the name of their folder in pages/.
   */
  forms: {
    standard?: FormSettings;
    lookup?: FormSettings;
    automotive?: FormSettings;
    'documents-upload'?: FormSettings;
  };
  /**
   * The ways to be paid that the settlement offers.
   */
  paymentMethods?: string[];
  captcha?: CaptchaSettings;
  wallet?: WalletSettings;
  settings?: Settings;
  status?: StatusSettings;
  /**
   * Other wordings of a content key: the first variant whose condition holds is shown.
   */
  contentVariants?: {
    /**
     * @minItems 1
     */
    [k: string]: ContentVariant[];
  };
}
export interface Deadline {
  /**
   * MM/dd/yyyy hh:mm:ss a, or MM/dd/yyyy (the end of that day), in the settlement's time zone.
   */
  deadline: string;
  /**
   * A Windows time zone name, where it is not the settlement's.
   */
  timeZone?: string;
  /**
   * Where visitors go after the deadline, by culture; /deadline where left out.
   */
  redirectTargets?: {
    [k: string]: string;
  };
}
/**
 * The settlement administrator.
 */
export interface Contact {
  nameKey?: SettlementContentKey;
  phoneKey: SettlementContentKey;
  emailKey: SettlementContentKey;
  addressKey: SettlementContentKey;
}
/**
 * Addresses of the surrounding site.
 */
export interface Links {
  siteUrl: string;
  privacyPolicyUrl: string;
}
/**
 * What stands at the head of every page.
 */
export interface HeaderSettings {
  /**
   * Which links are shown.
   */
  navigation?: 'default' | 'alternative';
  /**
   * Pages that your site does not have: their links are not shown.
   */
  leaveOut?: (
    'documents' | 'faq' | 'contact' | 'dates' | 'claimStatus' | 'uploadDocuments' | 'changeAddress'
  )[];
  claimsAdminTitleKey?: SettlementContentKey;
  caseNumberKey?: SettlementContentKey;
  logo?: Logo;
}
/**
 * A picture beside the settlement's name: PNG or WebP of 64 KB at most, drawn 48 px high at most.
 */
export interface Logo {
  /**
   * Its path in the bundle.
   */
  file: string;
  altKey: SettlementContentKey;
}
/**
 * Statements of a government agency's site about itself: banner and identifier in the theme ftc-7-0-default. Say only what is true: the product adds nothing.
 */
export interface AgencySettings {
  /**
   * It is an agency of the United States' federal government, which the Privacy Act binds: the foot of every page says so, in every theme.
   */
  federal?: boolean;
  banner?: AgencyBanner;
  identifier?: AgencyIdentifier;
}
/**
 * The line above the header; with details it opens.
 */
export interface AgencyBanner {
  textKey: SettlementContentKey;
  /**
   * Paragraphs that are shown when the line is opened.
   *
   * @minItems 1
   */
  detailKeys?: SettlementContentKey[];
}
/**
 * Whose site it is, at the foot of every page, with the links that the agency must give.
 */
export interface AgencyIdentifier {
  textKey: SettlementContentKey;
  links?: AgencyLink[];
}
export interface AgencyLink {
  labelKey: SettlementContentKey;
  url: string;
}
/**
 * Sender of mails, which go out where the operator names an SMTP server: receipts of claims, for forms that name a field with an address (receiptTo), and codes and reminders of saved forms. None has answers.
 */
export interface MailSettings {
  /**
   * The sender's address, of a domain whose SPF and DKIM the SMTP server's operator has set up.
   */
  from: string;
}
/**
 * Google tags that count the visits of pages; without one nothing is loaded and nobody is counted.
 */
export interface Tags {
  /**
   * The measurement id.
   */
  tagId?: string | null;
  /**
   * Another, which counts the same.
   */
  secondTagId?: string | null;
}
export interface FormSettings {
  formType: 'Standard' | 'Lookup' | 'Automotive' | 'DocumentsUpload';
  /**
   * The page sequence: names of files in pages/<form>/, the entry page first.
   *
   * @minItems 1
   */
  pages: string[];
  /**
   * false switches the form off: submissions are answered 409.
   */
  enabled?: boolean;
  authorization: Authorization;
  /**
   * The field of the claim with the address that a receipt is mailed to, as model.field; it has the rule format with email. No receipt where it is left out, or a claim's is empty.
   */
  receiptTo?: string;
  rowChoice?: RowChoice;
  /**
   * The deadlines that claims of this form may have, in order: the first whose condition holds is the claim's. It holds alone. Where none holds, or without a list, the form's own key does, of standard and lookup beside globalDeadline.
   *
   * @minItems 1
   */
  deadlines?: FormDeadline[];
  documents?: DocumentLimits;
}
/**
 * Credentials must match a row of the class list, by one of the alternative sets of columns.
 */
export interface ClassListAuthorization {
  kind: 'classList';
  /**
   * @minItems 1
   */
  match: string[][];
}
/**
 * A reference code plus a field of the claim already filed.
 */
export interface ClaimsAuthorization {
  kind: 'claims';
  /**
   * The field of the filed claim, as model.name.
   */
  field: string;
}
/**
 * Captcha only.
 */
export interface OpenAuthorization {
  kind: 'open';
}
/**
 * Question and description of rows where several of the class list match.
 */
export interface RowChoice {
  questionKey?: SettlementContentKey;
  /**
   * The prefill columns that each row is described by, in this order, in the words of the fields that they fill. Where left out: those that differ from row to row.
   *
   * @minItems 1
   */
  columns?: string[];
}
export interface FormDeadline {
  when?: Condition;
  /**
   * A key of the settlement's deadlines.
   */
  key: string;
}
export interface DocumentLimits {
  /**
   * The largest document, in bytes.
   */
  maxBytes?: number;
  /**
   * The most documents of a claim.
   */
  maxFiles?: number;
  /**
   * Extensions that are accepted.
   */
  accept?: string[];
}
/**
 * The captcha provider; the embedded proof of work where left out.
 */
export interface CaptchaSettings {
  provider: 'GoogleReCaptcha' | 'HCaptcha' | 'Altcha';
  siteKey?: string;
}
/**
 * The payment wallet: any OpenID Connect provider with the authorization-code flow and PKCE. A client secret is never written here: it comes from the server's environment.
 */
export interface WalletSettings {
  /**
   * Offer the login beside the field that a page shows as wallet.
   */
  enabled?: boolean;
  /**
   * The provider's issuer; its endpoints and keys are read from there.
   */
  issuer?: string;
  /**
   * What the provider calls this site.
   */
  clientId?: string;
  /**
   * What the login asks for.
   *
   * @minItems 1
   */
  scopes?: string[];
  /**
   * Seconds that a login may take, counted down on the page.
   */
  authCodeExpiration?: number;
  /**
   * A claim that names an account is filed only once the claimant has logged in to it. Where false, an account may also be named without a login.
   */
  required?: boolean;
}
/**
 * Settings of the site.
 */
export interface Settings {
  /**
   * Go to /error when an authorize or submit call answers an error.
   */
  redirectOnError?: boolean;
  /**
   * default: English only, shown while another language is active; all: every culture in its own name.
   */
  languageSelector?: 'default' | 'all';
  /**
   * Minutes of inactivity after which the session ends.
   */
  minSessionDuration?: number;
  /**
   * Page for visitors whose session has ended by itself, once what they entered is removed: an https address, or a path of this site. /session-expired where left out.
   */
  expiredRedirectUrl?: string;
  toastDelaySeconds?: number;
  toastAutohide?: boolean;
  /**
   * code: a claimant can save a claim that is begun and finish it later, on any device, by a code that only the claimant has; off: nothing offers that, and nothing is kept.
   */
  resume?: 'code' | 'off';
  /**
   * Days after its last save for which a claim that is to be finished later is kept; it is deleted at the form's deadline where that is earlier.
   */
  draftDays?: number;
}
/**
 * The page /status, which tells a claimant what was received and what happens next, by the reference code and one answer of the claim. Without it there is no such page.
 */
export interface StatusSettings {
  questionKey: SettlementContentKey;
  hintKey?: SettlementContentKey;
  answers: StatusAnswers;
}
/**
 * By form, the field of the filed claim, as model.name, whose answer is asked. Claims of other forms have no status.
 */
export interface StatusAnswers {
  standard?: SettlementStatusAnswer;
  automotive?: SettlementStatusAnswer;
  'documents-upload'?: SettlementStatusAnswer;
}
export interface ContentVariant {
  when: Condition;
  key: SettlementContentKey;
}
