/**
 * The mock server with one large event: 200 racers with a booking and a ticket each, and the parts of their inspections.
 * Every answer takes a while.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Values } from '@contract/json/record';
import { rowOf } from '@contract/table';

const eventId = 27;
const partPath = /^\/user-inspection\/detail\//;

const racersOf = (count: number): Readonly<Record<string, readonly Values[]>> => {
  const rows = (row: (id: number) => Values): readonly Values[] =>
    Array.from({ length: count }, (_, at) => ({ id: at + 1, userId: at + 1, eventId, ...row(at + 1) }));
  return {
    [rowOf('visitor.list')?.path ?? '']: rows((id) => ({
      firstName: 'Racer',
      lastName: String(id).padStart(4, '0'),
      userType: 'racer',
    })),
    [rowOf('booking.list')?.path ?? '']: rows((id) => ({ bookingNumber: `B-${id}`, bookingStatus: 'confirmed' })),
    [rowOf('booking.ticketList')?.path ?? '']: rows((id) => ({
      bookingId: id,
      ticketNumber: `T-${id}`,
      ticketType: 'racer',
      status: 'valid',
    })),
  };
};

export interface BoardServer {
  readonly url: string;
  readonly close: () => void;
}

/** @param latency milliseconds that every answer takes */
export const startBoardServer = async (behind: string, racers: number, latency: number): Promise<BoardServer> => {
  const lists = racersOf(racers);

  const answerTo = async (request: IncomingMessage, body: Buffer): Promise<readonly [status: number, text: string]> => {
    const path = request.url ?? '/';
    const input = body.length > 0 ? (JSON.parse(body.toString()) as Values) : {};
    const about = { userId: input.userId, eventId: input.eventId };
    if (partPath.test(path))
      return [200, JSON.stringify({ data: { attributes: { id: 1, status: 'passed', ...about } } })];
    const rows = lists[path];
    if (rows && String(input.eventId) === String(eventId)) {
      const [page, perPage] = [Number(input.page ?? 1), Number(input.perPage ?? racers)];
      const data = rows.slice((page - 1) * perPage, page * perPage);
      return [200, JSON.stringify({ data: { attributes: { data, total: rows.length } } })];
    }
    const { authorization } = request.headers;
    const answer = await fetch(`${behind}${path}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      ...(request.method === 'GET' ? {} : { body: new Uint8Array(body) }),
    });
    return [answer.status, await answer.text()];
  };

  const server = createServer(async (request, response) => {
    const [[status, text]] = await Promise.all([
      buffer(request).then((body) => answerTo(request, body)),
      wait(latency),
    ]);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
