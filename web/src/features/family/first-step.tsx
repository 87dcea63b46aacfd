import { UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '@/shared/i18n/locale-link.tsx';
import { Button } from '@/shared/ui/button.tsx';
import { EmptyState } from '@/shared/ui/page-states.tsx';

/** What a new parent sees: one first step. */
export function FirstStep({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('family');
  return (
    <section className="leaf my-4 py-4">
      <EmptyState
        action={
          <Button onClick={onAdd} size="kid" variant="gold">
            <UserRoundPlus aria-hidden />
            {t('first.add')}
          </Button>
        }
        text={t('first.text')}
        title={t('first.title')}
      />
      <p className="px-6 pb-6 text-center text-ink-soft">
        {t('first.look')}{' '}
        <LocaleLink className="inline-flex min-h-11 items-center font-bold" to="/quest-map">
          {t('first.look-link')}
        </LocaleLink>
      </p>
    </section>
  );
}
