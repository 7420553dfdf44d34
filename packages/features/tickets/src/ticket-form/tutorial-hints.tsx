import { devices, tutorials } from '@portal/contracts';
import { NoteLine, useFieldValue, useHome, useRead, useT } from '@portal/ui';
import { Link } from 'react-router';
import { suggested } from './suggested.js';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Tutorials that may help with what is typed; they open beside the form, so that nothing typed is lost. */
export function TutorialHints() {
  const t = useT();
  const home = useHome();
  const typed = [useFieldValue('title'), useFieldValue('description')].filter(isText).join(' ');
  const deviceId = useFieldValue('deviceId');
  const { data: own } = useRead(devices.list);
  const { data } = useRead(tutorials.list, { query: { pageSize: 100 }, enabled: typed.length > 0 });
  const deviceType = own?.items.find(({ id }) => id === deviceId)?.deviceType;
  const hints = suggested(data?.items ?? [], typed, deviceType);
  return (
    <div role="status">
      {hints.length > 0 && (
        <NoteLine>
          {t('These tutorials may help:')}
          <ul>
            {hints.map(({ id, title }) => (
              <li key={id}>
                <Link to={`${home}/tutorials/${id}`} target="_blank" rel="noopener">
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </NoteLine>
      )}
    </div>
  );
}
