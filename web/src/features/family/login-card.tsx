import type { Language } from '@pius/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { loginCardLink, loginPageIn, onPaper } from '@/learning/family/login-card-link.ts';
import type { Child } from '@/learning/family/use-children.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { classes } from '@/ui/kit/classes.ts';
import { QrCode } from '@/ui/kit/qr-code.tsx';

interface LoginCardProps {
  child: Pick<Child, 'name' | 'language'>;
  parentEmail: string;
  /** Whose e-mail it is, in the child's words. */
  whose: 'parent' | 'catechist';
  /** The language of the grown-up, for a child without one of its own. */
  language: Language;
  /** Only where the grown-up has chosen to have it printed, while it is still known. */
  password: string | undefined;
}

/**
 * One child's login card for paper: the name, the grown-up's e-mail, and a QR that opens the login page with both
 * filled in. The QR never has the password; where none is printed, a line is left on which it may be written by hand.
 */
export function LoginCard({ child, parentEmail, whose, language, password }: LoginCardProps) {
  const { t } = useTranslation('login-cards');
  const page = loginPageIn(child.language ?? language);
  return (
    <article className="leaf grid content-start gap-3 p-5 print:min-h-[60mm] print:gap-[1.5mm] print:border-2 print:border-ink print:border-dashed print:p-[3mm] print:shadow-none">
      <div className="flex items-start justify-between gap-4 print:gap-[2mm]">
        <div className="min-w-0">
          <p className="flex items-center gap-2 font-bold text-ink-soft text-ui print:whitespace-nowrap print:text-[8pt]">
            <Art alt="" className="print:w-[5mm]" name="mark-rose" width={28} />
            {t('brand')}
          </p>
          <h2 className="mt-2 text-[1.9rem] [overflow-wrap:anywhere] print:mt-[1mm] print:text-[16pt]">
            {child.name}
          </h2>
        </div>
        <QrCode
          className="size-32 flex-none print:size-[26mm]"
          label={t('qr', { name: child.name })}
          text={loginCardLink(page, { parentEmail, childName: child.name })}
        />
      </div>
      <dl className="grid gap-2.5 text-ui print:gap-[0.5mm] print:text-[9.5pt]">
        <Line name={t('address')}>{onPaper(page)}</Line>
        <Line name={t(`email.${whose}`)}>{parentEmail}</Line>
        <Line name={t('name')}>{child.name}</Line>
        <Line name={t('password')} wide>
          {password ? (
            <span className="font-mono">{password}</span>
          ) : (
            <span className="block h-7 border-ink border-b-2 border-dotted print:h-[5mm]" />
          )}
        </Line>
      </dl>
    </article>
  );
}

interface LineProps {
  name: string;
  /** Takes the rest of its line on paper. */
  wide?: boolean;
  children: React.ReactNode;
}

function Line({ name, wide = false, children }: LineProps) {
  return (
    <div className="print:flex print:flex-wrap print:items-baseline print:gap-x-[2mm]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className={classes('min-w-0 font-bold [overflow-wrap:anywhere]', wide && 'grow')}>
        {children}
      </dd>
    </div>
  );
}
