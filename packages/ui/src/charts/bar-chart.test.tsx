import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../testing.js';
import { prefer } from '../theme/preferences.js';
import { BarChart } from './bar-chart.js';

const chart = (
  <BarChart
    name="Deliveries"
    series={['On time', 'Late']}
    bars={[
      { label: '01-10-2026', values: [3, 1] },
      { label: '01-11-2026', values: [0, 0] },
    ]}
    text={(value) => `${value} orders`}
  />
);

beforeEach(() => {
  // jsdom lays nothing out: the drawing has room for all words.
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.matches('.recharts-wrapper') ? new DOMRect(0, 0, 640, 240) : new DOMRect(0, 0, 80, 12);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  prefer({ language: 'en' });
});

const left = (text: string) => Number(screen.getByText(text).closest('text')?.getAttribute('x'));

it('says its figures, and draws a bar of each series with a legend', async () => {
  await show(chart);
  screen.getByRole('img', {
    name: 'Deliveries (On time / Late): 01-10-2026 3 orders / 1 orders, 01-11-2026 0 orders / 0 orders',
  });
  await screen.findByText('Late', { selector: '.recharts-legend-item-text' });
  expect(left('01-10-2026')).toBeLessThan(left('01-11-2026'));
});

it('runs from right to left in Urdu', async () => {
  prefer({ language: 'ur' });
  await show(chart);
  await screen.findByText('Late');
  expect(left('01-10-2026')).toBeGreaterThan(left('01-11-2026'));
});
