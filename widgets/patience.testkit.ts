import { configure } from '@testing-library/react';

/** How long a test looks for what must come: a limit for what never comes, not for a machine that is busy. */
configure({ asyncUtilTimeout: 10_000 });
