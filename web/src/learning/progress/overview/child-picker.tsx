import { useTranslation } from 'react-i18next';
import { classes } from '@/ui/kit/classes.ts';

interface ChildPickerProps {
  items: ReadonlyArray<{ id: string; name: string }>;
  /** The id of the chosen one. */
  value: string;
  onChange: (id: string) => void;
}

/** Whose progress is shown, where there is more than one child: a button for each. */
export function ChildPicker({ items, value, onChange }: ChildPickerProps) {
  const { t } = useTranslation('dashboard');
  if (items.length < 2) return null;
  return (
    <fieldset className="mb-6 flex flex-wrap gap-2">
      <legend className="sr-only">{t('pick-child')}</legend>
      {items.map(({ id, name }) => (
        <button
          aria-pressed={id === value}
          className={classes(
            'min-h-11 rounded-control border-2 px-4 font-bold text-ui',
            id === value
              ? 'border-focus bg-note-bg text-ink shadow-[inset_0_0_0_2px_var(--focus)]'
              : 'border-edge bg-surface text-ink-soft hover:border-ink hover:text-ink',
          )}
          key={id}
          onClick={() => onChange(id)}
          type="button"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
