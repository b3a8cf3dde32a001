import { started } from '../../../src/main.tsx';
import { startFrame } from './frame/startFrame.ts';

// One that cannot start says so itself.
started.then(startFrame, () => undefined);
