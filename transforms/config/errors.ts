import { toPointer } from '../ground/pointer.ts';
import { type Advised, adviceOf, type Hint } from './advice.ts';
import type { FaultCode } from './faultCodes.ts';

/** One mistake in a configuration, with its location in a file. */
export interface ConfigFault extends Advised {
  /** Relative to the bundle: `models.json`, `pages/standard/claimant-info.json`. */
  file: string;
  /** JSON pointer of the faulty value. */
  pointer: string;
  code: FaultCode;
  /** Description of the mistake. */
  message: string;
  /** Faulty name, where the fault is about one. */
  subject?: FaultSubject;
}

/** Name that a fault is about, as data, for reports that suggest a similar or missing name. */
interface FaultSubject {
  /** Name that does not resolve, as written or implied. */
  name: string;
  /** Model in which a field of that name was looked up. */
  model?: string | undefined;
}

/** Codes of faults about names that do not resolve; each fault has the name. */
type NamingCode = 'unknown-model' | 'unknown-field' | 'placed-field-missing' | 'unknown-list';
type Subject<C extends FaultCode> = C extends NamingCode ? [subject: FaultSubject] : [];

/** Error with every fault of a form. It is thrown while a form is built, never while a claimant types. */
export class ConfigurationError extends Error {
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[]) {
    super(faults.map((fault) => `${fault.file}${fault.pointer}: ${fault.message}`).join('\n'));
    this.name = 'ConfigurationError';
    this.faults = faults;
  }
}

/** Location of a value in a bundle, while it is read. */
export class SourceLocation {
  readonly file: string;
  private readonly around: SourceLocation | string;
  private readonly steps: readonly (string | number)[];

  constructor(file: string, around: SourceLocation | string = '', steps: readonly (string | number)[] = []) {
    this.file = file;
    this.around = around;
    this.steps = steps;
  }

  /** JSON pointer of the location. It is computed on demand, because most locations have no fault. */
  get pointer(): string {
    const { around, steps } = this;
    return (typeof around === 'string' ? around : around.pointer) + toPointer(steps);
  }

  /** Returns the location of a property or item below this one. */
  at(...steps: (string | number)[]): SourceLocation {
    return new SourceLocation(this.file, this, steps);
  }

  /** Creates a fault at this location; codes about names need the `subject`. */
  fault<C extends FaultCode>(code: C, message: string, hint: Hint, ...[subject]: Subject<C>): ConfigFault {
    const fault = { file: this.file, pointer: this.pointer, code, message, ...adviceOf(hint) };
    return subject ? { ...fault, subject } : fault;
  }

  /** Creates the fault as an error, for code that cannot continue. */
  error<C extends FaultCode>(
    code: C,
    message: string,
    hint: Hint,
    ...subject: Subject<C>
  ): ConfigurationError {
    return new ConfigurationError([this.fault(code, message, hint, ...subject)]);
  }
}

/** Collector of faults, so that one run finds all of them. */
export class FaultCollector {
  readonly faults: ConfigFault[] = [];

  add(fault: ConfigFault): void {
    this.faults.push(fault);
  }

  /** Returns the result of `read`; undefined where it threw a ConfigurationError, whose faults are collected. */
  attempt<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      this.faults.push(...error.faults);
      return undefined;
    }
  }
}
