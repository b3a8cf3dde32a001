interface Block {
  model?: string;
  fields?: { model?: string; name: string; label?: string }[];
}

/** `Label: message` for each error: by the labels of the form's pages, in the texts of a culture. */
export function withLabels(
  errors: readonly { path: string; message: string }[],
  pages: readonly { page: { blocks: Block[] } }[] = [],
  content: readonly { key: string; value: string }[] = [],
): string[] {
  const blocks = pages.flatMap(({ page }) => page.blocks);
  const placed = blocks.flatMap(({ model, fields = [] }) => fields.map((field) => ({ model, ...field })));
  return errors.map(({ path, message }) => {
    const [model, name] = path.split(/\.(?:\d+\.)?/);
    const label = placed.find((field) => field.model === model && field.name === name)?.label;
    return `${content.find(({ key }) => key === label)?.value ?? path}: ${message}`;
  });
}
