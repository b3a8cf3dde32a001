import type { FindingCode } from '../findings/codes.ts';
import type { Report } from '../findings/finding.ts';
import type { BundleView } from '../view/bundleView.ts';

/** What a check finds; the code is the check's own. */
export type Found = Omit<Report, 'code'>;

/** One kind of finding across files. */
export interface Check {
  code: FindingCode;
  run(view: BundleView): Iterable<Found> | Promise<Iterable<Found>>;
}
