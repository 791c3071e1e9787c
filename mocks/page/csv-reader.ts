/** Reads the CSV text that the demo's own server writes: commas, RFC 4180 quotes, any line ending. */
export const readCsv = (text: string): string[][] => {
  const records: string[][] = [];
  let record: string[] = [];
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const end = (): void => {
    if (record.length > 1 || record[0] !== '') records.push(record);
    record = [];
  };
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      let close = text.indexOf('"', at + 1);
      while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
      const last = close < 0 ? text.length : close;
      cell = text.slice(at + 1, last).replaceAll('""', '"');
      at = last + 1;
    } else {
      const start = at;
      while (at < text.length && text[at] !== ',' && text[at] !== '\r' && text[at] !== '\n') at += 1;
      cell = text.slice(start, at);
    }
    record.push(cell);
    if (text[at] === ',') {
      at += 1;
      if (at === text.length) record.push('');
      continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    end();
  }
  if (record.length > 0) end();
  return records;
};

/** Base64 of UTF-8 as text. */
export const readBase64 = (text: string): string => {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return new TextDecoder().decode(bytes);
};
