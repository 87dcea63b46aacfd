import type { ChatState } from '@pius/contracts/chat.ts';
import { longestQuestion } from '@pius/domain/chat/limits.ts';
import { Send, Square } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/learning/session/use-session.ts';
import { AccentKeys } from '@/ui/accents/accent-keys.tsx';
import { useErrorMessage } from '@/ui/i18n/use-error-message.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { Button } from '@/ui/kit/button.tsx';
import { FieldError } from '@/ui/kit/field.tsx';
import { INPUT_CLASSES } from '@/ui/kit/input-look.ts';
import { Notice } from '@/ui/kit/notice.tsx';
import { useIdeas } from './ideas.ts';

/** What is being written, and the code of what is wrong with it. */
export interface Draft {
  text: string;
  fault: string | null;
}

interface AskFormProps {
  state: ChatState | null;
  /** An answer is on its way. */
  busy: boolean;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onAsk: (question: string) => void;
  onStop: () => void;
}

/** From how many questions on it is told how many are left. */
const fewLeft = 5;

/**
 * Where one asks: ideas to touch, the question with its length, and the button that asks, or stops
 * what is coming. Past the day's questions, and past the longest, one may still write: who is in
 * need is answered at any time.
 */
export function AskForm(props: AskFormProps) {
  const { state, busy, onAsk } = props;
  const { t } = useTranslation('chat');
  const messageOf = useErrorMessage();
  const child = useSession().viewer === 'child';
  return (
    <div className="ask">
      {state?.left === 0 ? (
        <Notice className="mb-4" title={t('limit.title')} tone="note">
          <p>{messageOf(child ? 'chat_limit_child' : 'chat_limit_parent')}</p>
        </Notice>
      ) : (
        <Ideas onAsk={(idea) => !busy && onAsk(idea)} />
      )}
      <QuestionField {...props} />
    </div>
  );
}

function Ideas({ onAsk }: { onAsk: (idea: string) => void }) {
  const { t } = useTranslation('chat');
  const ideas = useIdeas();
  return (
    <ul aria-label={t('ask.ideas')} className="ask-ideas">
      {ideas.map((idea) => (
        <li key={idea}>
          <button className="idea" onClick={() => onAsk(idea)} type="button">
            {idea}
          </button>
        </li>
      ))}
    </ul>
  );
}

function QuestionField({ state, busy, draft, onDraft, onAsk, onStop }: AskFormProps) {
  const { t } = useTranslation('chat');
  const messageOf = useErrorMessage();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const most = state?.longest_question ?? longestQuestion;
  const used = Array.from(draft.text.trim()).length;
  const shown = used > most ? 'question_too_long' : draft.fault;

  function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (used === 0) return onDraft({ text: '', fault: 'question_empty' });
    onAsk(draft.text.trim());
    onDraft({ text: '', fault: null });
  }

  const type = (text: string) => onDraft({ text, fault: null });

  return (
    <form noValidate onSubmit={send}>
      <label className="sr-only" htmlFor={id}>
        {t('ask.label')}
      </label>
      <div className="ask-row">
        <input
          aria-describedby={`${id}-count${shown ? ` ${id}-fault` : ''}`}
          aria-invalid={shown ? true : undefined}
          autoComplete="off"
          className={INPUT_CLASSES}
          enterKeyHint="send"
          id={id}
          onChange={(event) => type(event.target.value)}
          placeholder={t('ask.placeholder')}
          ref={input}
          value={draft.text}
        />
        {/* One button for both, so that the focus has its place. */}
        <Button
          aria-label={t(busy ? 'stop' : 'ask.submit')}
          onClick={busy ? onStop : undefined}
          size="kid"
          type={busy ? 'button' : 'submit'}
          variant={busy ? 'outline' : 'gold'}
        >
          {busy ? <Square aria-hidden /> : <Send aria-hidden />}
          <span>{t(busy ? 'stop' : 'ask.submit')}</span>
        </Button>
      </div>
      {shown ? <FieldError id={`${id}-fault`}>{messageOf(shown)}</FieldError> : null}
      <div className="ask-foot">
        <p id={`${id}-count`}>{t('ask.count', { used, most })}</p>
        {state && state.left <= fewLeft ? <p>{t('left', { count: state.left })}</p> : null}
        {language === 'en' ? null : (
          <details>
            <summary>{t('ask.letters')}</summary>
            <AccentKeys input={input} language={language} onType={type} />
          </details>
        )}
      </div>
    </form>
  );
}
