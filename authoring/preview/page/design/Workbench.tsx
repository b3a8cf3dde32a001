import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { system } from './system.ts';

/** Returns the nonce that the server gave to the page, by which its policy admits the styles that are written here. */
function nonceOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}

const nonce = nonceOfPage();
const cache = createCache({ key: 'workbench', ...(nonce && { nonce }) });

/** Root of an authors' page: Chakra's components within it have their styles. */
export function Workbench({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
