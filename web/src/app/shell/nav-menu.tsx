import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDetailsMenu } from './use-details-menu.ts';

interface NavMenuProps {
  /** What the button shows. */
  label: ReactNode;
  children: ReactNode;
}

/** A button of the navigation bar that opens a list of links below it. */
export function NavMenu({ label, children }: NavMenuProps) {
  const { ref, onKeyDown } = useDetailsMenu();
  return (
    <details className="nav-menu" onKeyDown={onKeyDown} ref={ref}>
      <summary className="nav-link">
        {label} <ChevronDown aria-hidden className="nav-chevron" />
      </summary>
      <ul className="nav-list">{children}</ul>
    </details>
  );
}
