import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { workloadOfPage } from '../workloads.ts';
import { rjsfForm } from './rjsfForm.ts';

/** RJSF as its guide has it: default theme, stock validator, checked when it is submitted. */
function Plain() {
  const [{ schema, uiSchema, formData }] = useState(() => rjsfForm(workloadOfPage()));
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      formData={formData}
      validator={validator}
      showErrorList={false}
      noHtml5Validate
    />
  );
}

const host = document.getElementById('root');
if (host) createRoot(host).render(<Plain />);
