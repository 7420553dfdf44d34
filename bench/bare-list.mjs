/** A list's question as a plain server puts it to the database: filter, order and page, the same rows that the portal shows. */
const exact = { category: 'category', status: 'status', department: 'department', endUserId: 'endUserId' };
const ordered = { endUserName: 'endUser.name' };
const counted = 1_000;

const day = (ahead) => new Date(Date.now() + 19_800_000 + ahead * 86_400_000).toISOString().slice(0, 10);
const soon = () => ({ $gte: day(0), $lte: day(30) });
const attention = {
  repair: () => ({ status: 'Under Repair' }),
  warranty: () => ({ warrantyExpiry: soon(), status: { $ne: 'Disposed' } }),
  amc: () => ({ amcExpiry: soon(), status: { $ne: 'Disposed' } }),
  any: () => ({ $or: [attention.repair(), attention.warranty(), attention.amc()] }),
};

const beginnings = (text, marks) =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => ({
    words: { $in: marks.map((mark) => new RegExp(`^${mark}${word}`)) },
  }));

const conditions = {
  location: (text) => beginnings(text, ['place:']),
  supplier: (text) => beginnings(text, ['supplier:']),
  q: (text) => beginnings(text, ['', 'holder:']),
  contract: (gemContractNumber) => [{ gemContractNumber }],
  assigned: (is) => [{ endUserId: is === 'yes' ? { $gt: '' } : { $eq: null } }],
  disposal: (status) => [{ 'disposal.status': status }],
  attention: (kind) => [attention[kind]()],
  from: (from) => [{ purchaseDate: { $gte: from } }],
  to: (to) => [{ purchaseDate: { $lte: to } }],
  min: (rupees) => [{ value: { $gte: rupees * 100 } }],
  max: (rupees) => [{ value: { $lte: rupees * 100 } }],
};

const conditionsOf = ([name, value]) =>
  Object.hasOwn(exact, name) ? [{ [exact[name]]: value }] : (conditions[name]?.(value) ?? []);

export function questionOf(search, office) {
  const { sort = '-createdAt', page = '1', pageSize = '20', ...asked } = Object.fromEntries(search);
  const name = sort.replace('-', '');
  const direction = sort.startsWith('-') ? -1 : 1;
  const of = { deletedAt: { $eq: null }, buyerOrganizationId: office };
  return {
    filter: { $and: [of, ...Object.entries(asked).flatMap(conditionsOf)] },
    sort: { [ordered[name] ?? name]: direction, _id: direction },
    skip: (Number(page) - 1) * Number(pageSize),
    limit: Number(pageSize),
    counted: Math.max(counted, (Number(page) + 10) * Number(pageSize)) + 1,
  };
}
