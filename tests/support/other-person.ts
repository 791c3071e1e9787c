/** A person who changes the server's data from another computer. */
import { admin, demoPassword } from './page-objects';

export type OtherPerson = (path: string, body: object) => Promise<void>;

/** Signs in over HTTP. The returned function posts one change, and rejects if the server does not accept it. */
export const createOtherPerson = async (server: string): Promise<OtherPerson> => {
  const post = async (path: string, body: object, token?: string): Promise<string> => {
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${server}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await response.text();
    if (!response.ok || answer.includes('"error"')) throw new Error(`${path} was not accepted: ${answer}`);
    return answer;
  };
  const token = /"accessToken":"([^"]+)"/.exec(
    await post('/auth/logIn', { email: admin, password: demoPassword }),
  )?.[1];
  return async (path, body) => void (await post(path, body, token));
};
