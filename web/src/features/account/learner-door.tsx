import { type PictureName, pictureCount } from '@pius/domain/account/picture-password.ts';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '@/shared/i18n/use-error-words.ts';
import { PictureBoard } from '@/shared/pictures/picture-board.tsx';
import { Button } from '@/shared/ui/button.tsx';
import { PasswordField } from '@/shared/ui/password-field.tsx';
import { FormFault } from './form-fault.tsx';
import { kidField } from './kid-field.ts';
import { Initial } from './learner-list.tsx';
import { useLearnerSignIn } from './use-learner-sign-in.ts';
import type { Learner } from './use-learners.ts';

interface LearnerDoorProps {
  learner: Learner;
  onBack: () => void;
}

/** The door of one child of the list: its pictures where it has some, else its password. */
export function LearnerDoor({ learner, onBack }: LearnerDoorProps) {
  const { t } = useTranslation('account');
  const [typing, setTyping] = useState(false);
  const byPictures = learner.hasPictures && !typing;
  const { tryWith, fault, busy, clearFault } = useLearnerSignIn(learner);
  const errorWords = useErrorWords();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault) told.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);

  function change() {
    clearFault();
    setTyping(!typing);
  }

  return (
    <div className="grid gap-5">
      <h2 className="flex items-center gap-3 text-d3">
        <Initial name={learner.name} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {t('child.hello', { name: learner.name })}
        </span>
      </h2>
      {/* Above the board, which fills a phone: below it nobody would see why nothing happened. */}
      <div className="empty:hidden" ref={told}>
        <FormFault
          error={fault}
          tone="again"
          words={{
            invalid_credentials: byPictures ? t('child.pictures-wrong') : t('child.password-wrong'),
            child_paused: fault?.message || errorWords('child_paused'),
            network_offline: t('child.offline'),
            too_many_requests: t('child.too-many'),
          }}
        />
      </div>
      {byPictures ? (
        <Pictures busy={busy} onChosen={(pictures) => tryWith({ pictures })} />
      ) : (
        <Typed busy={busy} name={learner.name} onTyped={(password) => void tryWith({ password })} />
      )}
      <div className="grid justify-items-start gap-1 md:flex md:flex-wrap md:gap-3">
        <Button onClick={onBack} variant="quiet">
          {t('child.somebody-else')}
        </Button>
        {learner.hasPictures ? (
          <Button onClick={change} variant="quiet">
            {byPictures ? t('child.by-password') : t('child.by-pictures')}
          </Button>
        ) : null}
      </div>
      <p>{t('child.help')}</p>
    </div>
  );
}

interface PicturesProps {
  busy: boolean;
  /** Gives whether other pictures are asked for. */
  onChosen: (pictures: PictureName[]) => Promise<boolean>;
}

/** The board; the fifth tap sends it. After wrong pictures it begins anew; after any other fault it can be sent again. */
function Pictures({ busy, onChosen }: PicturesProps) {
  const { t } = useTranslation('account');
  const [chosen, setChosen] = useState<PictureName[]>([]);
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => board.current?.focus(), []);

  async function change(pictures: PictureName[]) {
    setChosen(pictures);
    if (pictures.length === pictureCount && (await onChosen(pictures))) setChosen([]);
  }

  return (
    <div className="focus-visible:outline-none" ref={board} tabIndex={-1}>
      <PictureBoard
        busy={busy}
        chosen={chosen}
        label={t('child.pictures')}
        onChange={(pictures) => void change(pictures)}
      />
      {chosen.length === pictureCount ? (
        <Button
          block
          busy={busy}
          className="mt-4"
          onClick={() => void change(chosen)}
          size="kid"
          variant="gold"
        >
          {t('child.submit')}
        </Button>
      ) : null}
    </div>
  );
}

interface TypedProps {
  busy: boolean;
  name: string;
  onTyped: (password: string) => void;
}

/** The password; it has the focus at once, so that a tablet's keyboard comes up with the tap on the name. */
function Typed({ busy, name, onTyped }: TypedProps) {
  const { t } = useTranslation('account');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);

  function send(event: FormEvent) {
    event.preventDefault();
    const password = field.current?.value ?? '';
    setMissing(password === '');
    if (password === '') field.current?.focus();
    else if (!busy) onTyped(password);
  }

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={send}>
      {/* Tells a password manager whose password this is. */}
      <input autoComplete="username" hidden readOnly value={name} />
      <PasswordField
        className={`${kidField} [&_button]:size-13`}
        error={missing ? t('child.password-required') : undefined}
        hideLabel={t('field.password-hide')}
        label={t('child.password')}
        name="child_password"
        ref={field}
        showLabel={t('field.password-show')}
      />
      <Button block busy={busy} size="kid" type="submit" variant="gold">
        {t('child.submit')}
      </Button>
    </form>
  );
}
