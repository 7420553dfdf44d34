const buying = ['buyer', 'seller', 'admin'];
const statuses = ['Completed', 'Pending Approval', 'In Production', 'Cancelled', 'Draft', 'In Transit'];
const gemStatuses = ['Completed', 'Pending Approval', 'In Progress', 'Rejected', 'Approved', 'Cancelled'];
const priorities = ['Low', 'Medium', 'High', 'Critical'];
const sizes = [10, 20, 50, 100];
const texts = ['BENCH-0001', 'laptops', 'training hall', 'nobodyhasthis', 'infotech', '00042', 'company 7', 'office 3'];
const both = (names) => names.flatMap((name) => [name, `-${name}`]);
const asked = (name, values) => values.map((value) => `${name}=${encodeURIComponent(value)}`);
const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const purchaseSorts = ['poNumber', 'title', 'department', 'status', 'priority', 'expectedDelivery', 'requestedDate'];
const spans = [
  [7, 0],
  [30, 0],
  [180, 90],
  [540, 360],
].map(([from, to]) => `from=${day(from)}&to=${day(to)}`);
const amounts = ['min=500000', 'max=50000', 'min=20000&max=200000'];
const vendorSorts = ['name', 'totalOrders', 'totalValue'];

/** What is asked of a list besides its first page; the pages of a list differ from one time to the next. */
const listOf = (path, roles, { filters, sorts, deep = true }) => {
  const question = (name, queries) => ({
    name: `${path} ${name}`,
    roles,
    paths: queries.map((one) => `${path}?${one}`),
  });
  return [
    question(
      'first pages',
      [1, 2, 3].flatMap((page) => sizes.map((size) => `page=${page}&pageSize=${size}`)),
    ),
    ...(deep ? [question('deep page', asked('page', [40, 120, 250, 499]))] : []),
    ...Object.entries(filters).map(([name, queries]) => question(`by ${name}`, queries)),
    ...(sorts.length > 0 ? [question('sorted', asked('sort', both(sorts)))] : []),
    question('search', asked('q', texts)),
  ];
};

const reportNames = [
  'procurement-stats',
  'vendor-performance',
  'delivery-analytics',
  'financial-summary',
  'asset-stats',
];
const reportsOf = (parties) =>
  reportNames.flatMap((name) => {
    const path = `/reports/${name}`;
    if (name === 'asset-stats') return [{ name: path, roles: buying, paths: [path] }];
    const narrowed = [
      ...asked('department', parties.departments),
      ...asked('vendor', parties.vendors),
      'category=Software',
    ];
    return [
      { name: `${path} month`, roles: buying, paths: [`${path}?period=month`] },
      { name: `${path} year`, roles: buying, paths: [`${path}?period=year`] },
      { name: `${path} year, narrowed`, roles: buying, paths: narrowed.map((one) => `${path}?period=year&${one}`) },
    ];
  });

/** Every question about buying, by who asks it; what a role may not ask is left out. */
export function questionsOf(parties) {
  const { departments, vendors } = parties;
  const common = {
    status: asked('status', statuses),
    department: asked('department', departments),
    priority: asked('priority', priorities),
    days: spans,
    health: asked('health', ['Overdue', 'Due Soon']),
    source: asked('source', ['purchase-order', 'gem']),
  };
  const money = { amount: amounts, seller: asked('seller', vendors) };
  const orders = '/purchase-orders';
  const ranked = {
    status: asked('status', ['Open', 'Resolved', 'In Progress']),
    priority: asked('priority', priorities),
  };
  return [
    ...listOf(orders, [...buying, 'endUser'], {
      filters: { ...common, ...money },
      sorts: [...purchaseSorts, 'totalAmount', 'supplier'],
    }),
    ...listOf(orders, ['oem'], { filters: common, sorts: purchaseSorts }),
    ...listOf('/seller-orders', buying, {
      filters: {
        status: asked('status', gemStatuses),
        category: asked('category', ['IT Hardware', 'Software', 'Services']),
        department: asked('department', departments),
        mapped: asked('mapped', ['yes', 'no']),
        delivery: asked('delivery', ['Overdue', 'Due Soon']),
      },
      sorts: ['createdAt', 'gemContractNumber', 'department', 'seller', 'totalAmount', 'status', 'expectedDelivery'],
    }),
    ...listOf('/requisitions', ['buyer', 'admin', 'endUser'], {
      filters: { status: asked('status', ['Submitted', 'Accepted', 'Returned']), mine: asked('mine', ['yes', 'no']) },
      sorts: ['number', 'title', 'status', 'priority', 'neededBy', 'requestedBy', 'estimatedTotal', 'createdAt'],
    }),
    ...listOf('/rfqs', buying, { filters: { status: asked('status', ['Open', 'Closed']) }, sorts: [] }),
    ...listOf('/quotes', buying, { filters: {}, sorts: [], deep: false }),
    ...listOf('/documents', buying, {
      filters: { type: asked('type', ['invoice', 'warranty']), status: asked('status', ['pending', 'approved']) },
      sorts: ['name', 'type', 'status', 'recordName', 'uploadedAt', 'expiresOn', 'size'],
    }),
    ...listOf('/escalations', [...buying, 'oem'], {
      filters: ranked,
      sorts: ['number', 'title', 'type', 'priority', 'status', 'reportedDate'],
    }),
    ...listOf('/vendors', buying, {
      filters: { status: asked('status', ['Active']) },
      sorts: vendorSorts,
      deep: false,
    }),
    { name: '/purchase-orders/summary', roles: [...buying, 'endUser'], paths: ['/purchase-orders/summary'] },
    { name: '/dashboard/stats', roles: buying, paths: ['/dashboard/stats'] },
    { name: '/escalations/stats', roles: buying, paths: ['/escalations/stats'] },
    ...reportsOf(parties),
  ].flatMap(({ name, roles, paths }) => roles.map((role) => ({ name, role, paths })));
}
