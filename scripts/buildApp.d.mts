/** Leaves a fresh dist/ behind and answers whether it had to build. */
export function buildApp(options?: { force?: boolean }): Promise<boolean>;

/** The same for dist-preview/, the preview's app. */
export function buildPreview(options?: { force?: boolean }): Promise<boolean>;

/** The same for the gallery (tests/gallery/); returns its folder. */
export function buildGallery(): Promise<string>;
