import type { ReactNode } from 'react';

/** SVG frame of an icon, in strokes on 24 by 24. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="cw-icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const CalendarIcon = () => (
  <Icon>
    <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />
  </Icon>
);

export const TrashIcon = () => (
  <Icon>
    <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
  </Icon>
);

export const EditIcon = () => (
  <Icon>
    <path d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" />
  </Icon>
);

export const FileIcon = () => (
  <Icon>
    <path d="M6 3h8l4 4v14H6zM14 3v4h4" />
  </Icon>
);

const InfoIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v6M12 7.5v.5" />
  </Icon>
);

const DownloadIcon = () => (
  <Icon>
    <path d="M12 4v11M7 10l5 5 5-5M4 20h16" />
  </Icon>
);

/** Icons that a page may name (R5-46). */
export const ICONS: Readonly<Record<string, () => ReactNode>> = {
  calendar: CalendarIcon,
  trash: TrashIcon,
  edit: EditIcon,
  file: FileIcon,
  info: InfoIcon,
  download: DownloadIcon,
};
