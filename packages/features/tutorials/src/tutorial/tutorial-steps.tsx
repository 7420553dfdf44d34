import { ticketingFiles, type Tutorial } from '@portal/contracts';
import { direction, StoredPicture, useT } from '@portal/ui';
import css from './tutorial-steps.module.css';

/** What to do, one step after another, with the pictures that belong to each. */
export function TutorialSteps({ text }: { text: Tutorial['texts'][number] }) {
  const t = useT();
  return (
    <ol className={css.steps} lang={text.language} dir={direction(text.language)}>
      {text.steps.map((step, index) => (
        <li key={index}>
          <span className={css.number} aria-hidden>
            {index + 1}
          </span>
          <div className={css.step}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            {step.pictures.length > 0 && (
              <div className={css.pictures}>
                {step.pictures.map((picture) => (
                  <StoredPicture
                    key={picture.id}
                    file={picture}
                    operation={ticketingFiles.download}
                    name={t('Picture of step {{number}}: {{title}}', { number: index + 1, title: step.title })}
                  />
                ))}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
