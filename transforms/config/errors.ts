import { toPointer } from '../ground/pointer.ts';
import { type Advised, adviceOf, type Hint } from './advice.ts';
import type { FaultCode } from './faultCodes.ts';

/** One mistake in a configuration, at a place in one of its files. */
export interface ConfigFault extends Advised {
  /** Relative to the bundle: `models.json`, `pages/standard/claimant-info.json`. */
  file: string;
  /** JSON pointer of the value at fault. */
  pointer: string;
  code: FaultCode;
  /** What is wrong. */
  message: string;
  /** Where a name is at fault: which one. */
  subject?: FaultSubject;
}

/** The name that a fault is about, as data: who reports the fault looks for what was meant, or was left out. */
interface FaultSubject {
  /** The name that leads nowhere, as it is written or implied. */
  name: string;
  /** The model in which a field of that name was sought. */
  model?: string | undefined;
}

/** The faults of names that lead nowhere; each says which name. */
type NamingCode = 'unknown-model' | 'unknown-field' | 'placed-field-missing' | 'unknown-list';
type Subject<C extends FaultCode> = C extends NamingCode ? [subject: FaultSubject] : [];

/** Raised while a form is built, never while a claimant types. Carries every fault found. */
export class ConfigurationError extends Error {
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[]) {
    super(faults.map((fault) => `${fault.file}${fault.pointer}: ${fault.message}`).join('\n'));
    this.name = 'ConfigurationError';
    this.faults = faults;
  }
}

/** A place in a bundle: where the value being read stands. */
export class SourceLocation {
  readonly file: string;
  private readonly around: SourceLocation | string;
  private readonly steps: readonly (string | number)[];

  constructor(file: string, around: SourceLocation | string = '', steps: readonly (string | number)[] = []) {
    this.file = file;
    this.around = around;
    this.steps = steps;
  }

  /** The place as a JSON pointer. Written when it is asked for: of most places nothing has to be said. */
  get pointer(): string {
    const { around, steps } = this;
    return (typeof around === 'string' ? around : around.pointer) + toPointer(steps);
  }

  /** The place of a property or item below this one. */
  at(...steps: (string | number)[]): SourceLocation {
    return new SourceLocation(this.file, this, steps);
  }

  fault<C extends FaultCode>(code: C, message: string, hint: Hint, ...[subject]: Subject<C>): ConfigFault {
    const fault = { file: this.file, pointer: this.pointer, code, message, ...adviceOf(hint) };
    return subject ? { ...fault, subject } : fault;
  }

  /** The fault as an error, for code that cannot go on. */
  error<C extends FaultCode>(
    code: C,
    message: string,
    hint: Hint,
    ...subject: Subject<C>
  ): ConfigurationError {
    return new ConfigurationError([this.fault(code, message, hint, ...subject)]);
  }
}

/** Collects faults, so that one run finds them all. */
export class FaultCollector {
  readonly faults: ConfigFault[] = [];

  add(fault: ConfigFault): void {
    this.faults.push(fault);
  }

  /** The result of `read`, or undefined where it raised configuration faults, which are kept. */
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
