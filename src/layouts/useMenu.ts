import { type RefObject, useEffect, useRef, useState } from 'react';

interface Menu<Box extends HTMLElement> {
  /** Element with the menu and its button; a press outside of it closes the menu. */
  box: RefObject<Box | null>;
  isOpen: boolean;
  toggle: () => void;
}

/**
 * Hook with the state of a menu that its button toggles; Escape, which returns the focus to the button, and a press
 * outside close it.
 */
export function useMenu<Box extends HTMLElement>(): Menu<Box> {
  const box = useRef<Box>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && box.current?.contains(target))) setIsOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, [isOpen]);
  return { box, isOpen, toggle: () => setIsOpen(!isOpen) };
}
