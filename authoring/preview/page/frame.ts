import { started } from '../../../src/main.tsx';
import { startFrame } from './frame/startFrame.ts';

// An app that cannot start shows that itself.
started.then(startFrame, () => undefined);
