// node probe.mjs URL DEADLINE PID PART: repeats until PART works, then prints the time. Exits with code 1 after the deadline, or when
// the server process PID has ended.
// PART is `pages` (the page, its first script, a search) or `sign-in EMAIL PASSWORD`; DEADLINE is in milliseconds since 1970.
// Plain JavaScript, because it runs outside the clone on any Node.

const [url, deadline, pid, part, email, password] = process.argv.slice(2);

const parts = {
  pages: async () => {
    const page = await (await must(fetch(url, { headers: { accept: 'text/html' } }))).text();
    const script = /<script[^>]*\ssrc="?([^"\s>]+)/.exec(page)?.[1];
    if (script === undefined) throw new Error('the page names no script');
    await must(fetch(new URL(script, url)));
    const found = await (await must(fetch(`${url}/api/jobs?q=engineer&limit=5`))).json();
    if (!Array.isArray(found.items)) throw new Error(`the search answered ${JSON.stringify(found)}`);
  },
  'sign-in': async () => {
    const answer = await must(
      fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, returnSecureToken: true }),
      }),
    );
    const { idToken } = await answer.json();
    const me = await (await must(fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${idToken}` } }))).json();
    if (me.email !== email) throw new Error(`signed in as ${me.email}`);
  },
};

async function must(request) {
  const response = await request;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response;
}

function hasEnded() {
  try {
    return !process.kill(Number(pid), 0);
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

for (;;) {
  try {
    await parts[part]();
    console.log(Date.now());
    process.exit(0);
  } catch (error) {
    if (Date.now() > Number(deadline) || hasEnded()) {
      console.error(`${part}: ${error.message}${error.cause ? ` (${error.cause.message})` : ''}`);
      process.exit(1);
    }
    await new Promise((again) => setTimeout(again, 50));
  }
}
