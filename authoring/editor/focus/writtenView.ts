import { checkFile } from '../../../bundle/schema/checkFile.ts';
import { type BundleView, viewOf } from '../../../bundle/view/bundleView.ts';
import { halfWritten } from './halfWritten.ts';

/** A bundle with all that can be read of a file that is being written. */
export function writtenView(view: BundleView, path: string): BundleView {
  const own = view.files.get(path);
  const half = own && halfWritten(own.source);
  if (!half) return view;
  const { file } = checkFile(half.file);
  return viewOf(
    view.directory,
    [...view.files.values()].map((one) => (one === own ? file : one)),
    view.unread,
  );
}
