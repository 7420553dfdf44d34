// ASVS 1.2.1
import { screen } from '@testing-library/react';
import { show } from '../testing.js';
import { Properties } from './properties.js';
import { NoteLine } from './note-line.js';

const hostile = '<img src=x onerror="document.title=1"><script>document.title = 2</script>';

it('texts of users are shown as they were typed, never as markup', async () => {
  const { container } = await show(
    <>
      <Properties properties={[{ label: hostile, value: hostile }]} />
      <NoteLine>{hostile}</NoteLine>
    </>,
  );
  expect(screen.getAllByText(hostile)).toHaveLength(3);
  expect(container.querySelectorAll('img, script')).toHaveLength(0);
});
