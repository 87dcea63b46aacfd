import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { Tint } from '@/ui/kit/card.tsx';
import { Checkbox } from '@/ui/kit/checkbox.tsx';
import { localePath } from '@/ui/paths.ts';
import { useClientValue } from '@/ui/use-client-value.ts';

/**
 * For who chose "student": asks for the parent's permission, then says that a parent opens the account.
 * @see docs/requirements.md#r-student-account
 */
export function StudentBranch() {
  const { t } = useTranslation('account');
  return (
    <div className="hidden gap-4 text-body group-has-[[value=student]:checked]/form:grid">
      <p>{t('student.hello')}</p>
      <Checkbox
        className="[&_label]:min-h-14 [&_label]:py-3 [&_label]:text-body"
        label={t('student.permission')}
        name="permission"
      />
      <div role="status">
        <div className="hidden gap-4 group-has-[[name=permission]:checked]/form:grid">
          <h2 className="text-d3">{t('student.title')}</h2>
          <p>{t('student.text')}</p>
          <HandOver />
        </div>
      </div>
      <p>
        {t('student.meanwhile')}{' '}
        <LocaleLink className="inline-block py-3 font-bold" to="/lesson/1/1">
          {t('student.first-lesson')}
        </LocaleLink>
      </p>
    </div>
  );
}

function HandOver() {
  const { t } = useTranslation('account');
  const path = localePath('/signup', useLanguage());
  const link = useClientValue(() => location.origin + path) ?? path;
  const canShare = useClientValue(() => 'share' in navigator);
  const [said, setSaid] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(t('student.copied'));
    } catch {
      setSaid(t('student.copy-failed'));
    }
  }

  return (
    <Tint className="grid gap-3 p-4">
      <p className="select-all font-bold [overflow-wrap:anywhere]">{link}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy} size="kid">
          <Copy aria-hidden />
          {t('student.copy')}
        </Button>
        {canShare ? (
          <Button onClick={() => share(link, t('student.share-text'))} size="kid">
            <Share2 aria-hidden />
            {t('student.share')}
          </Button>
        ) : null}
      </div>
      <p className="text-ui" role="status">
        {said}
      </p>
    </Tint>
  );
}

/** Hands the link to another app of the device; closing its list again is no fault. */
async function share(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ url, text });
  } catch {
    // nobody was chosen
  }
}
