/** A file that a person uploads. */
export interface UploadedFile {
  name: string;
  mimeType: string;
  content: Buffer;
}

/** One thing that a person does on a page or sees there, in the words that the page shows. */
export type Step =
  | { do: 'type'; label: string; text: string; inRow: boolean }
  | { do: 'clear'; label: string; inRow: boolean }
  | { do: 'pick'; group: string; option: string }
  | { do: 'choose'; label: string; option: string; inRow: boolean }
  | { do: 'tick'; label: string }
  | { do: 'upload'; label: string; file: UploadedFile }
  | { do: 'press'; button: string }
  | { do: 'seeError'; text: string }
  | { do: 'seeNoError'; text: string }
  | { do: 'seeText'; text: string }
  | { do: 'seeValue'; label: string; value: string };

export const type = (label: string, text: string): Step => ({ do: 'type', label, text, inRow: false });
export const clear = (label: string): Step => ({ do: 'clear', label, inRow: false });
export const pick = (group: string, option: string): Step => ({ do: 'pick', group, option });
export const choose = (label: string, option: string): Step => ({
  do: 'choose',
  label,
  option,
  inRow: false,
});
export const tick = (label: string): Step => ({ do: 'tick', label });
export const upload = (label: string, file: UploadedFile): Step => ({ do: 'upload', label, file });
export const press = (button: string): Step => ({ do: 'press', button });
export const seeError = (text: string): Step => ({ do: 'seeError', text });
export const seeNoError = (text: string): Step => ({ do: 'seeNoError', text });
export const seeText = (text: string): Step => ({ do: 'seeText', text });
export const seeValue = (label: string, value: string): Step => ({ do: 'seeValue', label, value });

/** The same in the row of a table that is being edited. */
export const inRow = (...steps: Step[]): Step[] =>
  steps.map((step) => ('inRow' in step ? { ...step, inRow: true } : step));

/** One page of a journey: what is done on it, and the button that leads on. */
export interface Stop {
  path: string;
  heading: string;
  steps: Step[];
  /** The button that leads on; the last stop has none. */
  leave?: string;
}

/** A way through a form as data: the stops in order, and the claim that must be stored at the end. */
export interface Journey {
  title: string;
  stops: Stop[];
  documents: UploadedFile[];
  /** Every field that must be stored, by model; lists record by record. */
  stored: Record<string, unknown>;
}
