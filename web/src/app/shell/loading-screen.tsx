import { useTranslation } from 'react-i18next';

const panes = Array.from({ length: 6 }, (_, index) => index);
const centre = 64;

/**
 * The loading screen: a rose whose panes kindle in turn, and 'Loading page...'. With `first` it is the
 * empty shell of the app, made at build time for all languages at once: it holds the words of each, and the
 * style sheet shows those of `<html lang>`.
 * @see docs/requirements.md#r-loading-screen
 */
export function LoadingScreen({ first = false }: { first?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <div className="loading" role="status">
      <svg aria-hidden="true" className="loading-rose" viewBox="0 0 128 128">
        <circle cx={centre} cy={centre} fill="var(--lead)" r="62" />
        <circle cx={centre} cy={centre} fill="none" r="57" stroke="var(--fillet)" strokeWidth="5" />
        {panes.map((pane) => (
          <circle
            className="loading-pane"
            cx={centre + (31 * Math.round(100 * Math.cos((pane * Math.PI) / 3))) / 100}
            cy={centre + (31 * Math.round(100 * Math.sin((pane * Math.PI) / 3))) / 100}
            key={pane}
            r="15"
            style={{ animationDelay: `${pane * 200}ms`, fill: `var(--m${pane + 1}-mid)` }}
          />
        ))}
        <circle cx={centre} cy={centre} fill="var(--gold)" r="13" />
      </svg>
      {first ? <LoadingMessage /> : <p>{t('state.loading')}</p>}
    </div>
  );
}

function LoadingMessage() {
  return (
    <>
      <p className="only-en">Loading page...</p>
      <p className="only-fr">Chargement de la page…</p>
      <p className="only-pt">Carregando a página…</p>
    </>
  );
}
