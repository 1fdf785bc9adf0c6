import { connect as connectPlain } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { toDo, well, type Finding } from '../findings.ts';

const patienceMs = 5000;

/** Whether a mail server greets at the address of SMTP_URL; nothing is sent, and nobody signs in. */
export async function checkMail(smtpUrl: string | null): Promise<Finding> {
  if (smtpUrl === null) {
    return well('Mail', 'Not set up: links for new passwords are made with "reset-link".');
  }
  const { protocol, hostname, port } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  const place = { host: hostname, port: Number(port) || (isSecure ? 465 : 587) };
  const where = `${place.host}:${place.port}`;
  const answer = await greetingOf(place, isSecure);
  return answer.startsWith('220')
    ? well('Mail', `The server at ${where} answers.`)
    : toDo('Mail', `The server at ${where} does not answer as a mail server (${answer}). Check SMTP_URL.`);
}

function greetingOf(
  place: { readonly host: string; readonly port: number },
  isSecure: boolean,
): Promise<string> {
  return new Promise((resolve) => {
    const socket = isSecure ? connectSecure({ ...place, servername: place.host }) : connectPlain(place);
    const end = (answer: string): void => {
      resolve(answer);
      socket.destroy();
    };
    socket.setTimeout(patienceMs, () => end('no answer'));
    socket.once('error', (error) => end('code' in error ? String(error.code) : error.name));
    socket.once('data', (bytes: Buffer) => end(bytes.toString('latin1').slice(0, 3)));
  });
}
