import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button.tsx';
import type { ChildValues } from './use-child-sign-in.ts';
import type { Remembered } from './use-remembered-family.ts';

interface RememberedNamesProps {
  remembered: Remembered;
  control: Control<ChildValues>;
  onChoose: (name: string) => void;
}

/** "Who is learning?": the names this device remembers, one of which fills the form. Nothing where it knows none. */
export function RememberedNames({ remembered, control, onChoose }: RememberedNamesProps) {
  const { t } = useTranslation('account');
  const typed = useWatch({ control, name: 'child_name' });
  const names = remembered.family?.names ?? [];
  if (names.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-bold">{t('child.who')}</legend>
      <div className="flex flex-wrap gap-3">
        {names.map((name) => (
          <button
            aria-pressed={typed === name}
            className="inline-flex min-h-14 max-w-full items-center gap-3 rounded-2xl border-2 border-edge bg-surface py-1.5 ps-2 pe-4 font-bold hover:border-ink aria-pressed:border-focus aria-pressed:bg-note-bg"
            key={name}
            onClick={() => onChoose(name)}
            type="button"
          >
            <span
              aria-hidden
              className="grid size-10 flex-none place-items-center rounded-full border-2 border-lead bg-gold font-display text-on-gold"
            >
              {Array.from(name)[0]?.toUpperCase()}
            </span>
            <span className="min-w-0 break-words">{name}</span>
          </button>
        ))}
      </div>
      <Button className="justify-self-start" onClick={remembered.forget} variant="quiet">
        {t('child.forget')}
      </Button>
    </fieldset>
  );
}
