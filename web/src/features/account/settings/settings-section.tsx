import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Leaf } from '@/ui/kit/card.tsx';

/** A section of the settings; its title is the word `<name>.title`, and its address `#<name>`. */
export type SectionName =
  | 'profile'
  | 'email'
  | 'password'
  | 'letter'
  | 'cookies'
  | 'agreements'
  | 'export'
  | 'delete';

/** One card of the settings with its title. */
export function SettingsSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const { t } = useTranslation('settings');
  const heading = `${name}-title`;
  return (
    <Leaf
      aria-labelledby={heading}
      as="section"
      className="grid scroll-mt-24 gap-5"
      id={name}
      padding="wide"
    >
      <h2 className="text-d3" id={heading}>
        {t(`${name}.title`)}
      </h2>
      {children}
    </Leaf>
  );
}
