/** Returns a model of a form's configuration by its name. */
export const configModelOf = <Model extends { name: string }>(
  models: readonly Model[],
  name: string | undefined,
): Model | undefined => models.find((model) => model.name === name);
