import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** A host of a team that the portal under test lets areas come from. */
export const teamHost = process.env['TEAM_HOST'] ?? '';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/** What the team's host answers to a path, instead of the file: other content, or another address. */
type Instead = Map<string, { body: string } | { location: string }>;

/** Serves a folder as a team's host would, for pages of any other one. */
export async function serveAsTeam(folder: string) {
  const instead: Instead = new Map();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    asked.push(path);
    const other = instead.get(path);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    if (other && 'location' in other) return response.writeHead(302, { location: other.location }).end();
    if (other) return response.end(other.body);
    readFile(join(folder, path)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await once(server.listen(Number(new URL(teamHost).port), '127.0.0.1'), 'listening');
  return {
    asked,
    instead,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
