import { type PictureName, pictureCount } from '@pius/domain/account/picture-password.ts';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureBoard } from '@/learning/picture-password/picture-board.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { PasswordField } from '@/ui/kit/password-field.tsx';
import { ChildFault } from './child-fault.tsx';
import { kidField } from './kid-field.ts';
import { type EnterBy, useLearnerSignIn } from './use-learner-sign-in.ts';
import type { Learner } from './use-learners.ts';

interface LearnerLoginMethodsProps {
  learner: Learner;
  /** Signs in by the call it is given, and goes on. */
  enter: EnterBy;
}

/** How a child of the list comes in: by its pictures where it has some, else by its password. */
export function LearnerLoginMethods({ learner, enter }: LearnerLoginMethodsProps) {
  const { t } = useTranslation('account');
  const [typing, setTyping] = useState(false);
  const byPictures = learner.hasPictures && !typing;
  const { tryWith, fault, busy, clearFault } = useLearnerSignIn(learner, enter);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);

  function change() {
    clearFault();
    setTyping(!typing);
  }

  return (
    <>
      {/* Above the board, which fills a phone: below it nobody would see why nothing happened. */}
      <div className="empty:hidden" ref={answer}>
        <ChildFault
          error={fault}
          wrong={byPictures ? t('child.pictures-wrong') : t('child.password-wrong')}
        />
      </div>
      {byPictures ? (
        <Pictures busy={busy} onChosen={(pictures) => tryWith({ pictures })} />
      ) : (
        <Typed busy={busy} name={learner.name} onTyped={(password) => void tryWith({ password })} />
      )}
      {learner.hasPictures ? (
        <Button className="justify-self-start max-md:w-full" onClick={change} size="kid">
          {byPictures ? t('child.by-password') : t('child.by-pictures')}
        </Button>
      ) : null}
    </>
  );
}

interface PicturesProps {
  busy: boolean;
  /** Gives whether other pictures are asked for. */
  onChosen: (pictures: PictureName[]) => Promise<boolean>;
}

/**
 * The board; the fifth tap sends it. After wrong pictures it begins again; after any other fault it
 * can be sent again.
 */
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

/**
 * The password; it has the focus at once, so that a tablet's keyboard comes up with the tap on the
 * name.
 */
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
