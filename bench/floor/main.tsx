import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Workload, workloadOfPage } from '../workloads.ts';
import { Floor } from './Floor.tsx';
import './floor.css';

/** A page with one field, from which Next leads to the workload's, without a request. */
function PageBefore({ workload }: { workload: Workload }) {
  const [isPassed, setIsPassed] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    history.pushState(null, '', '#following');
    setIsPassed(true);
  };
  if (isPassed) return <Floor workload={workload} />;
  return (
    <form onSubmit={onSubmit} noValidate>
      <h1>First</h1>
      <label htmlFor="first">Name</label>
      <input id="first" name="first" />
      <button type="submit" id="next">
        Next
      </button>
    </form>
  );
}

const host = document.getElementById('root');
const workload = workloadOfPage();
const isAfter = new URLSearchParams(location.search).has('after');
if (host)
  createRoot(host).render(isAfter ? <PageBefore workload={workload} /> : <Floor workload={workload} />);
