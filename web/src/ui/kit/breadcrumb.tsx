import { ArrowLeft, ChevronRight } from 'lucide-react';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { classes } from './classes.ts';

interface BreadcrumbProps {
  /** "You are here", for screen readers. */
  label: string;
  /** From the first page down to this one, which has no address. `to` is a path without language. */
  items: readonly { label: string; to?: string }[];
}

/** The way back up. On a narrow screen the first step alone is shown, as a way back. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold text-ui [&_.lucide]:size-4.5">
        {items.map((item, index) => (
          <li
            key={item.label}
            className={classes('items-center gap-2', index === 0 ? 'flex' : 'hidden md:flex')}
          >
            {index > 0 && <ChevronRight aria-hidden />}
            {item.to ? (
              <LocaleLink to={item.to} className="inline-flex min-h-11 items-center gap-2 text-ink">
                {index === 0 && <ArrowLeft aria-hidden />}
                {item.label}
              </LocaleLink>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
