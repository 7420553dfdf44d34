import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Part, parts, type Service, services, traffic } from '@portal/contracts';
import { parse, parseAllDocuments } from 'yaml';
import { kubernetes, tools } from './tools.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const { helm = '', validator = '' } = tools();
if (!helm) console.warn('helm is not here (node deploy/k8s/tools.mjs): the chart is read, not rendered');
if (!validator) console.warn('kubernetes-validate is not here (node deploy/k8s/tools.mjs): no schema was asked');
const withHelm = helm ? describe : describe.skip;
const withBoth = helm && validator ? it : it.skip;

interface Own {
  secret: string;
  consumers?: string[];
  env: Record<string, unknown>;
}
const values = parse(readFileSync(join(here, 'values.yaml'), 'utf8')) as {
  gateway: Own;
  services: Record<string, Own>;
};
const template = (name: string) => readFileSync(join(here, 'templates', name), 'utf8');
const templates = readdirSync(join(here, 'templates')).map(template);
const isService = (part: Part): part is Service => part !== 'gateway';

/** The variables that a program reads, as its config.ts names them. */
const readBy = (...files: string[]) =>
  files
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)])
    .map(([, name]) => name);
const base = 'packages/service-kit/src/config.ts';
/** Every part reads these, by themselves. */
const tracing = 'packages/service-kit/src/observe/otlp.ts';
const configs: Record<Part, string[]> = {
  gateway: ['gateway/src/config.ts'],
  identity: [base, 'services/identity/src/config.ts'],
  registration: [base, 'services/registration/src/config.ts'],
  asset: [base],
  procurement: [base, 'services/procurement/src/config.ts'],
  ticketing: [base],
  system: [base, 'services/system/src/config.ts'],
};
const known = (part: Part, name: string) =>
  ['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', ...readBy(tracing)].includes(name) ||
  readBy(...configs[part]).includes(name.replace(/_FILE$/, ''));

describe('the chart as it is written', () => {
  it('has every service of the contracts, each with the consumers that it has there', () => {
    expect(Object.keys(values.services).sort()).toEqual([...services].sort());
    for (const service of services) expect(values.services[service]?.consumers).toEqual(traffic[service].consumers);
  });

  it('names no variable that nobody reads', () => {
    const named = [...template('deployments.yaml').matchAll(/name: ([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(12);
    for (const name of named) expect([name, parts.some((part) => known(part, name))]).toEqual([name, true]);
    const laid = [...template('edge.yaml').matchAll(/name: ([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name);
    const lay = readFileSync(join(root, 'deploy/edge/lay.mjs'), 'utf8');
    expect(laid.filter((name) => !new RegExp(`\\b${name}\\b.*= process\\.env`).test(lay))).toEqual([]);
  });

  it('hardens every pod and every container by the two helpers', () => {
    const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
    for (const text of templates) {
      expect(count(text, /include "portal\.pod"/g)).toBe(count(text, /^ {2}template:/gm));
      expect(count(text, /include "portal\.container"/g)).toBe(count(text, /^ {8}- name: .*\n {10}\{\{- include/gm));
    }
  });

  it('lets services alone reach MongoDB and the mail server, and nobody but the edge the gateway', () => {
    const text = template('network-policies.yaml');
    const egress = text.slice(text.lastIndexOf('egress:'));
    const [everybody = '', ofServices = ''] = egress.split('{{- if $own.isService }}');
    expect(everybody).toContain('.Values.nats.peers');
    expect(everybody).not.toMatch(/mongodb|smtp/);
    expect(ofServices.split('{{- else }}')[0]).toMatch(/mongodb\.peers[^]*smtp\.peers/);
    expect(text).toMatch(/if not \$own\.isService \}\}\s+\{\{- include "portal\.from" \(dict "peers" \$edge/);
  });

  it('holds no password: secrets are files of Secrets that exist', () => {
    for (const text of templates) expect(text).not.toMatch(/kind: Secret\b|PASSWORD|secretKeyRef/);
  });
});

interface Peer {
  podSelector?: { matchLabels: Record<string, string> };
  namespaceSelector?: { matchLabels: Record<string, string> };
}
interface Rule {
  to?: Peer[];
  from?: Peer[];
  ports: { port: number }[];
}
interface Container {
  name: string;
  image: string;
  args?: string[];
  env?: { name: string; value: string }[];
  securityContext: object;
  resources: { limits: object; requests: object };
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
}
interface Pod {
  automountServiceAccountToken: boolean;
  serviceAccountName: string;
  securityContext: object;
  initContainers?: Container[];
  containers: (Container & { livenessProbe: object; readinessProbe: object; startupProbe: object })[];
  volumes: { name: string; secret?: { secretName: string } }[];
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    template?: { spec: Pod };
    podSelector?: { matchLabels: Record<string, string> };
    ingress?: Rule[];
    egress?: Rule[];
    tls?: { hosts: string[] }[];
    triggers?: { metadata: { consumer?: string } }[];
  };
}

const component = 'app.kubernetes.io/component';
const everything = [
  '--set',
  'monitoring.enabled=true',
  '--set',
  'scaling.keda.enabled=true',
  '--set',
  'clamd.host=clamd',
  '--set',
  'traces.endpoint=http://collector:4318',
  '--set',
  'trust.configMap=authorities',
];
const bucket = 's3://portal/areas?endpoint=https://objects.example&region=us-east-1';
const inS3 = [
  '--set',
  `releases.s3.address=${bucket}`,
  '--set-json',
  'releases.s3.peers=[{"namespaceSelector":{"matchLabels":{"kubernetes.io/metadata.name":"objects"}}}]',
];
const run = (...words: string[]) => spawnSync(helm, words, { encoding: 'utf8', cwd: root });
const render = (...words: string[]) => {
  const { status, stdout, stderr } = run('template', 'p', 'deploy/k8s', '--kube-version', kubernetes, ...words);
  if (status !== 0) throw new Error(stderr);
  return stdout;
};
const manifestsOf = (text: string) =>
  parseAllDocuments(text)
    .map((each) => each.toJS() as (Omit<Manifest, 'spec'> & Partial<Manifest>) | null)
    .flatMap((each) => (each ? [{ ...each, spec: each.spec ?? {} }] : []));
const of = (manifests: Manifest[], kind: string) => manifests.filter((each) => each.kind === kind);
const called = (manifests: Manifest[], kind: string, part: string) => {
  const found = of(manifests, kind).find(({ metadata }) => metadata.name === `p-${part}`);
  if (!found) throw new Error(`No ${kind} of ${part}`);
  return found;
};

withHelm('the chart as it is rendered', () => {
  const plain = helm ? manifestsOf(render()) : [];
  const full = helm ? manifestsOf(render(...everything)) : [];
  const pods = full.flatMap(({ metadata, spec }) =>
    spec.template ? [{ name: metadata.name, pod: spec.template.spec }] : [],
  );
  const podOf = (part: string) => {
    const pod = called(full, 'Deployment', part).spec.template?.spec;
    if (!pod?.containers[0]) throw new Error(`No pod of ${part}`);
    return { ...pod, container: pod.containers[0] };
  };

  it('passes helm lint', () => {
    const { status, stdout } = run('lint', '--strict', 'deploy/k8s', '--kube-version', kubernetes);
    expect([status, status === 0 ? '' : stdout]).toEqual([0, '']);
  });

  it('refuses values that it does not know, plain http and a single instance', () => {
    for (const wrong of ['portal.url=http://x', 'edge.replicas.least=1', 'gateway.heep=1', 'mongodb.port=0']) {
      const { status, stderr } = run('template', 'p', 'deploy/k8s', '--kube-version', kubernetes, '--set', wrong);
      expect([wrong, status, stderr]).toEqual([
        wrong,
        1,
        expect.stringContaining("values don't meet the specifications"),
      ]);
    }
  });

  it('runs each part, the edge and the releases', () => {
    expect(pods.map(({ name }) => name).sort()).toEqual(
      [...parts, 'edge', 'releases-1'].map((name) => `p-${name}`).sort(),
    );
  });

  it('lets no pod be root, write, raise its rights or speak with the cluster', () => {
    expect(pods.length).toBeGreaterThan(0);
    for (const { pod } of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const { securityContext, resources } of [...pod.containers, ...(pod.initContainers ?? [])]) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          privileged: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        for (const each of [resources.limits, resources.requests])
          expect(Object.keys(each).sort()).toEqual(['cpu', 'memory']);
      }
    }
  });

  it.each([...parts, 'edge'])('asks %s whether it lives and whether it is ready, and keeps instances apart', (part) => {
    const { container } = podOf(part);
    const paths = part === 'edge' ? ['/edge/health', '/edge/health'] : ['/health/live', '/health/ready'];
    expect([container.livenessProbe, container.readinessProbe]).toMatchObject(
      paths.map((path) => ({ httpGet: { path } })),
    );
    expect(container.startupProbe).toBeDefined();
    called(full, 'PodDisruptionBudget', part);
    called(plain, 'HorizontalPodAutoscaler', part);
    called(full, 'ServiceAccount', part);
  });

  it.each(parts)('gives %s variables that it reads, and its secrets as files', (part) => {
    const { container, volumes } = podOf(part);
    const env = container.env ?? [];
    expect(env.map(({ name }) => name).filter((name) => !known(part, name))).toEqual([]);
    const files = env.filter(({ name }) => name.endsWith('_FILE'));
    const wanted = [
      'NATS_URL',
      ...(isService(part) ? ['MONGODB_URI', 'SMTP_URL'] : []),
      ...(part === 'identity' || part === 'system' ? ['SECRET_KEY'] : []),
    ];
    expect(files).toEqual(wanted.map((name) => ({ name: `${name}_FILE`, value: `/secrets/${name}` })));
    expect(volumes.find(({ name }) => name === 'secrets')?.secret?.secretName).toBe(`portal-${part}`);
  });

  it('opens the network where the table of traffic needs it, and nowhere else', () => {
    const nameOf = ({ podSelector, namespaceSelector }: Peer) =>
      podSelector?.matchLabels[component] ?? namespaceSelector?.matchLabels['kubernetes.io/metadata.name'];
    const openings = (part: string, side: 'ingress' | 'egress') =>
      (called(full, 'NetworkPolicy', part).spec[side] ?? []).flatMap(({ to, from, ports }) =>
        (to ?? from ?? []).map((peer) => `${nameOf(peer)}:${ports[0]?.port}`),
      );
    expect(called(full, 'NetworkPolicy', 'nobody').spec).toEqual({
      podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'portal', 'app.kubernetes.io/instance': 'p' } },
      policyTypes: ['Ingress', 'Egress'],
    });
    for (const part of parts) {
      const watched = part === 'system' ? ['gateway:8081', 'edge:8080'] : [];
      const egress = isService(part)
        ? ['nats:4222', 'mongodb:27017', 'mail:587', ...watched]
        : ['nats:4222', 'edge:8080'];
      expect([part, openings(part, 'egress').filter((opening) => opening !== 'undefined:3310')]).toEqual([
        part,
        egress,
      ]);
      expect([part, openings(part, 'ingress')]).toEqual([
        part,
        isService(part)
          ? ['monitoring:8090', ...(part === 'system' ? ['edge:8090'] : [])]
          : ['monitoring:8081', 'edge:8081', 'system:8081'],
      ]);
    }
    expect(openings('edge', 'ingress')).toEqual(['ingress-nginx:8080', 'gateway:8080', 'system:8080']);
    expect(openings('edge', 'egress')).toEqual(['gateway:8081', 'system:8090']);
    const selected = of(full, 'NetworkPolicy').flatMap(({ spec }) => spec.podSelector?.matchLabels[component] ?? []);
    expect(selected.sort()).toEqual([...parts, 'edge'].sort());
  });

  it('lets the edge read the areas and only the job write them', () => {
    expect(podOf('edge').container.volumeMounts).toContainEqual({
      name: 'releases',
      mountPath: '/releases',
      readOnly: true,
    });
    expect(podOf('edge').initContainers?.map(({ image }) => image)).toEqual(['portal/releases:0.1.0']);
  });

  it('keeps a copy of a store in S3 beside each edge, which is there before anybody is sent to it', () => {
    const manifests = manifestsOf(render(...everything, ...inS3));
    expect(of(manifests, 'PersistentVolumeClaim')).toEqual([]);
    const podIn = (kind: string, part: string) => called(manifests, kind, part).spec.template!.spec;
    const edge = podIn('Deployment', 'edge');
    const [, areas] = edge.initContainers ?? [];
    const mirror = edge.containers[1];
    expect([areas?.args, mirror?.args]).toEqual([
      ['deploy/registry.mjs', 'mirror', '/releases/registry', '--once'],
      ['deploy/registry.mjs', 'mirror', '/releases/registry'],
    ]);
    const store = { name: 'store', mountPath: '/store', readOnly: true };
    const variables = [
      { name: 'RELEASES', value: bucket },
      { name: 'AWS_ACCESS_KEY_ID_FILE', value: '/store/AWS_ACCESS_KEY_ID' },
      { name: 'AWS_SECRET_ACCESS_KEY_FILE', value: '/store/AWS_SECRET_ACCESS_KEY' },
    ];
    for (const container of [areas, mirror]) {
      expect(container).toMatchObject({
        image: 'portal/releases:0.1.0',
        securityContext: edge.containers[0]!.securityContext,
      });
      expect(container?.env).toEqual([...variables, { name: 'NODE_EXTRA_CA_CERTS', value: '/trust/ca.pem' }]);
      expect(container?.volumeMounts).toEqual(
        expect.arrayContaining([{ name: 'releases', mountPath: '/releases' }, store]),
      );
    }
    expect(edge.containers[0]?.volumeMounts).toContainEqual({
      name: 'releases',
      mountPath: '/releases',
      readOnly: true,
    });
    expect(edge.containers[0]?.volumeMounts.map(({ name }) => name)).not.toContain('store');
    const secretOf = ({ volumes }: Pod) => volumes.find(({ name }) => name === 'store')?.secret?.secretName;
    const [system, job] = [podIn('Deployment', 'system'), podIn('Job', 'releases-1')];
    expect([secretOf(edge), secretOf(system), secretOf(job)]).toEqual([
      'portal-releases-reader',
      'portal-releases',
      'portal-releases',
    ]);
    for (const { containers, volumes } of [system, job]) {
      expect(containers[0]?.env).toEqual(expect.arrayContaining(variables));
      expect(containers[0]?.volumeMounts).toContainEqual(store);
      expect(volumes.map(({ name }) => name)).not.toContain('releases');
    }
    expect((system.containers[0]?.env ?? []).filter(({ name }) => !known('system', name))).toEqual([]);
  });

  it('lets those reach the server of a store in S3 who work on it, and refuses one that nobody may reach', () => {
    const manifests = manifestsOf(render(...inS3));
    const reaches = of(manifests, 'NetworkPolicy').filter(({ spec }) =>
      spec.egress?.some(({ to, ports }) => JSON.stringify(to).includes('"objects"') && ports[0]?.port === 443),
    );
    expect(reaches.map(({ metadata }) => metadata.name).sort()).toEqual(['p-edge', 'p-releases', 'p-system']);
    expect(called(manifests, 'NetworkPolicy', 'names').spec.podSelector).not.toHaveProperty('matchExpressions');
    const { status } = run('template', 'p', 'deploy/k8s', '--kube-version', kubernetes, ...inS3.slice(0, 2));
    expect(status).toBe(1);
  });

  it('ends TLS in front, and scales by events where KEDA is there', () => {
    expect(of(full, 'Ingress')[0]?.spec.tls).toEqual([{ hosts: ['portal.example.invalid'], secretName: 'portal-tls' }]);
    const reading = services.filter((service) => traffic[service].consumers.length > 0);
    for (const service of reading) {
      const { triggers = [] } = called(full, 'ScaledObject', service).spec;
      expect(triggers.flatMap(({ metadata }) => metadata.consumer ?? [])).toEqual(traffic[service].consumers);
    }
    expect(of(full, 'ScaledObject').length).toBe(reading.length);
    expect(of(plain, 'ScaledObject')).toEqual([]);
    expect(of(full, 'PrometheusRule').length).toBe(1);
  });

  withBoth(
    `fits the schemas of Kubernetes ${kubernetes}`,
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'chart-'));
      try {
        const files = [[], everything, inS3, [...everything, ...inS3]].map((words, at) => {
          const file = join(folder, `${at}.yaml`);
          writeFileSync(file, render(...words));
          return file;
        });
        const { status, stdout, stderr } = spawnSync(validator, ['--strict', '-k', kubernetes, ...files], {
          encoding: 'utf8',
        });
        expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
        const unknown = [...(stdout + stderr).matchAll(/find schema for kind (\w+)/g)].map(([, kind]) => kind);
        // Of other makers, who bring their own.
        expect([...new Set(unknown)].sort()).toEqual(['PrometheusRule', 'ScaledObject', 'ServiceMonitor']);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    60_000,
  );
});
