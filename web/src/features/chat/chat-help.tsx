import type { ChatState } from '@pius/contracts/chat.ts';
import { LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/ui/i18n/use-language.ts';

/**
 * What a child finds that is in need and has not told so, or was not understood: that it is not to blame, and whom to
 * tell and to call. It opens in its place, asks for nothing and tells nobody; without a network the numbers are
 * missing, and the words are there.
 * @see docs/requirements.md#r-chat-help
 */
export function ChatHelp({ help }: { help: ChatState['help'] | undefined }) {
  const { t } = useTranslation('chat');
  const calls = help?.[useLanguage()];
  return (
    <details className="chat-help">
      <summary>
        <LifeBuoy aria-hidden />
        {t('help.open')}
      </summary>
      <div className="chat-help-words">
        <p>
          <b>{t('help.you')}</b> {t('help.right')}
        </p>
        <p>{t('help.tell')}</p>
        {calls ? <p>{calls}</p> : null}
        <p className="text-ink-soft">{t('help.quiet')}</p>
      </div>
    </details>
  );
}
