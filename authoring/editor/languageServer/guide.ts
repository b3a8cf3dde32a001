import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const GUIDE = join(import.meta.dirname, '../../../docs/authoring/rules.md');

let chapters: Map<string, string> | undefined;

/** What the authors' guide says of something first: the paragraph below its heading; empty where it has none. */
export function chapterOf(part: string, title: string): string {
  chapters ??= readChapters(readFileSync(GUIDE, 'utf8'));
  return chapters.get(`${part} ${title}`) ?? '';
}

function readChapters(guide: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of guide.split(/^## /m).slice(1)) {
    const [title = ''] = part.split('\n', 1);
    for (const chapter of part.split(/^### /m).slice(1)) {
      const [heading = '', ...lines] = chapter.split('\n');
      const [first = ''] = lines
        .join('\n')
        .trim()
        .split(/\n\s*\n|\n```/);
      found.set(`${title.trim()} ${heading.trim()}`, plain(first));
    }
  }
  return found;
}

/** Links of the guide lead nowhere in an editor. */
function plain(markdown: string): string {
  return markdown.replaceAll('\n', ' ').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}
