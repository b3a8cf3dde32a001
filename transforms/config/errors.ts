import type { FaultCode } from './faultCodes.ts';
import { toPointer } from './pointer.ts';

/** One mistake in a configuration, at a place in one of its files. */
export interface ConfigFault {
  /** Relative to the bundle: `models.json`, `pages/standard/claimant-info.json`. */
  file: string;
  /** JSON pointer of the value at fault. */
  pointer: string;
  code: FaultCode;
  /** What is wrong. */
  message: string;
  /** What to do. */
  hint: string;
}

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
export class Place {
  readonly file: string;
  readonly pointer: string;

  constructor(file: string, pointer = '') {
    this.file = file;
    this.pointer = pointer;
  }

  /** The place of a property or item below this one. */
  at(...steps: (string | number)[]): Place {
    return new Place(this.file, this.pointer + toPointer(steps));
  }

  fault(code: FaultCode, message: string, hint: string): ConfigFault {
    return { file: this.file, pointer: this.pointer, code, message, hint };
  }

  /** The fault as an error, for code that cannot go on. */
  error(code: FaultCode, message: string, hint: string): ConfigurationError {
    return new ConfigurationError([this.fault(code, message, hint)]);
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
