/** Delay before the object URL of a downloaded file is revoked, in ms. */
const READ_MS = 60_000;

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Downloads the content of an element as the file claim.html, with a title, and `culture` as its language. */
export function savePage(element: HTMLElement, title: string, culture: string): void {
  const { dir } = document.documentElement;
  const html = `<!doctype html>
<html lang="${culture}" dir="${dir}">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>body{font:1rem/1.5 sans-serif;margin:2rem;max-width:45rem}dt{font-weight:bold}dd{margin:0 0 .75rem}</style>
<h1>${escaped(title)}</h1>
${element.innerHTML}
</html>
`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  link.download = 'claim.html';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
}
