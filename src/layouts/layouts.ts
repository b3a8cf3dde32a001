import type { ComponentType, ReactNode } from 'react';
import type { Banner } from '../../schemas/generated/types.ts';
import type { LayoutName } from '../themes/themes.ts';
import { Layout } from './Layout.tsx';
import { LayoutFtc } from './LayoutFtc.tsx';
import { LayoutKontent } from './LayoutKontent.tsx';

export interface LayoutProps {
  banner: Banner | null;
  children: ReactNode;
}

/** Layout component by its name, which the settlement's theme chooses (R2-41 to R2-43). */
export const LAYOUTS: Record<LayoutName, ComponentType<LayoutProps>> = { Layout, LayoutFtc, LayoutKontent };
