import { started } from '../../../src/main.tsx';
import { startFrame } from './frame/startFrame.ts';

// Entry point of the app in the preview's iframe. An app that cannot start shows its error itself.
started.then(startFrame, () => undefined);
