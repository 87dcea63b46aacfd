import { useTranslation } from 'react-i18next';
import { useChildren } from '@/learning/family/use-children.ts';
import { LocaleLink } from '@/ui/i18n/locale-link.tsx';
import { useLanguage } from '@/ui/i18n/use-language.ts';

/** To a parent, beside the own chat: the way to what the children asked, and how the chat is switched on for one. */
export function ChildrensChats() {
  const { t } = useTranslation('chat');
  const { t: family } = useTranslation('family');
  const language = useLanguage();
  const { data: children = [] } = useChildren();
  if (children.length === 0) return null;
  const off = children.filter(({ chat }) => !chat).map(({ name }) => name);
  const [first] = off;
  return (
    <div className="chat-children">
      <LocaleLink className="inline-flex min-h-11 items-center" to="/conversations">
        {t('children.read')}
      </LocaleLink>
      {first === undefined ? null : (
        <>
          <p>
            {t('children.off', {
              names: new Intl.ListFormat(language, { type: 'conjunction' }).format(off),
            })}{' '}
            {t('children.how', {
              more: family('card.more', { name: first }),
              settings: family('card.settings'),
            })}
          </p>
          <LocaleLink className="inline-flex min-h-11 items-center" to="/dashboard">
            {t('children.dashboard')}
          </LocaleLink>
        </>
      )}
    </div>
  );
}
