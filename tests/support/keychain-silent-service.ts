/** Owns the secret service's name on the session bus and never answers: a keychain that hangs. */
import { connect, type Socket } from 'node:net';

const path = /unix:(?:path|abstract)=([^,;]+)/.exec(process.env.DBUS_SESSION_BUS_ADDRESS ?? '')?.[1] ?? '';
const isAbstract = process.env.DBUS_SESSION_BUS_ADDRESS?.includes('abstract=') ?? false;

const padded = (bytes: Buffer, to: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)]);
const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const text = (value: string): Buffer => Buffer.concat([number(Buffer.byteLength(value)), Buffer.from(`${value}\0`)]);
const field = (code: number, type: 'o' | 's' | 'g', value: string): Buffer => {
  const body = type === 'g' ? Buffer.concat([Buffer.from([value.length]), Buffer.from(`${value}\0`)]) : text(value);
  return Buffer.concat([Buffer.from([code, 1, type.charCodeAt(0), 0]), body]);
};

/** A call to the bus itself, in D-Bus' own wire form. */
const call = (serial: number, member: string, signature = '', body: Buffer = Buffer.alloc(0)): Buffer => {
  const bus = 'org.freedesktop.DBus';
  const fields = [
    field(1, 'o', '/org/freedesktop/DBus'),
    field(6, 's', bus),
    field(2, 's', bus),
    field(3, 's', member),
    ...(signature === '' ? [] : [field(8, 'g', signature)]),
  ];
  const array = fields.reduce((all, one) => Buffer.concat([padded(all, 8), one]), Buffer.alloc(0));
  const head = Buffer.concat([Buffer.from(['l'.charCodeAt(0), 1, 0, 1]), number(body.length), number(serial)]);
  return Buffer.concat([padded(Buffer.concat([head, number(array.length), array]), 8), body]);
};

const reply = (socket: Socket): void => {
  const id = Buffer.from(String(process.getuid?.() ?? 0)).toString('hex');
  socket.write(`\0AUTH EXTERNAL ${id}\r\n`);
  socket.once('data', () => {
    socket.write('BEGIN\r\n');
    socket.write(call(1, 'Hello'));
    socket.write(call(2, 'RequestName', 'su', Buffer.concat([padded(text('org.freedesktop.secrets'), 4), number(4)])));
    socket.resume();
  });
};

const socket = connect(isAbstract ? `\0${path}` : path, () => reply(socket));
socket.on('error', () => process.exit(1));
socket.on('close', () => process.exit(0));
