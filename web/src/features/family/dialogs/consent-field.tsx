import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { StoredDataList } from '@/learning/family/stored-data-list.tsx';
import { useOwnProfile } from '@/learning/family/use-own-profile.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { Tint } from '@/ui/kit/card.tsx';
import { Checkbox } from '@/ui/kit/checkbox.tsx';

interface ConsentFieldProps {
  field: UseFormRegisterReturn;
  fault: string | undefined;
}

/**
 * What is kept about a child, in plain words, and the consent to it: a parent's own, or what a
 * catechist attests.
 */
export function ConsentField({ field, fault }: ConsentFieldProps) {
  const { t } = useTranslation('family');
  const messageOf = useErrorMessage();
  const { data: profile } = useOwnProfile();
  const who = profile?.account_type === 'catechist' ? 'catechist' : 'parent';
  return (
    <Tint className="bg-sunken" padding="normal">
      <StoredDataList />
      <p className="mt-2">
        {t('consent.never')}{' '}
        <LocaleLink className="inline-flex min-h-11 items-center" target="_blank" to="/privacy">
          {t('consent.policy')}
        </LocaleLink>
      </p>
      <Checkbox
        {...field}
        className="mt-1"
        error={fault && messageOf(fault)}
        label={t(`consent.${who}`)}
      />
    </Tint>
  );
}
