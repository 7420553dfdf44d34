import { assets, orders, registrations, tickets } from '../addresses.js';

const places: Record<string, string> = {
  Order: orders,
  Asset: assets,
  Ticket: tickets,
  Registration: registrations,
};

/** Where a record is shown in this area, if it has a page. */
export const recordPath = ({ type, id }: { type: string; id: string }) => {
  const place = places[type];
  return place && `${place}/${id}`;
};
