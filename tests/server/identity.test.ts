import { describe, expect, it } from 'vitest';
import { fakeHost, MICHIGAN, TEXAS } from './fake-host.ts';
import { server } from './helper.ts';

describe('the user id of a request', () => {
  it('sends a user to the home page without a dynasty, or when it is gone', async () => {
    const { ask } = await server();
    for (const headers of [{}, { 'x-user-id': '' }, { 'x-user-id': '../../etc/passwd' }, { 'x-user-id': 'unknown' }]) {
      const answer = await ask('/api/dashboard/', { headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ error: expect.stringMatching(/\.$/), redirect: '/' });
    }
  });

  it('separates two users with two dynasties', async () => {
    const { ask, host } = await server();
    await ask('/api/dashboard/', { headers: { 'x-user-id': TEXAS } });
    expect(host.dynasties.get(TEXAS)!.stage).toBe('season');
    expect(host.dynasties.get(MICHIGAN)!.stage).toBe('preseason');
  });

  it('shows the active save on the home page to a user without a dynasty', async () => {
    const { ask } = await server({}, fakeHost(TEXAS));
    for (const headers of [{}, { 'x-user-id': 'unknown' }]) {
      expect((await ask('/api/home/', { headers })).json().info.user_id).toBe(TEXAS);
    }
    const own = await ask('/api/home/', { headers: { 'x-user-id': MICHIGAN } });
    expect(own.json().info.user_id).toBe(MICHIGAN);
  });

  it('has no saved game to show without an active save', async () => {
    const { ask } = await server();
    expect((await ask('/api/home/')).json().info).toBeNull();
  });

  it('needs no id to start a game in either format, and reads its fields as text or as typed values', async () => {
    const { ask, host } = await server();
    const query = 'team=Ohio%20State&year=2024&playoff_teams=12&playoff_autobids=5&playoff_conf_champ_top_4=true';
    const byGet = await ask(`/api/noncon?${query}`);
    expect(byGet.json().user_id).toBeTypeOf('string');
    const wanted = {
      team: 'Ohio State',
      year: 2024,
      playoff_teams: 12,
      playoff_autobids: 5,
      playoff_conf_champ_top_4: true,
    };
    const byPost = await ask('/api/games/', { method: 'POST', payload: wanted });
    expect(byPost.statusCode).toBe(200);
    expect(host.created).toEqual([wanted, wanted]);
    await ask('/api/noncon/?team=Texas&year=2026&playoff_teams=2&playoff_autobids=0&playoff_conf_champ_top_4=false');
    expect(host.created[2]).toMatchObject({ playoff_teams: 2, playoff_autobids: 0, playoff_conf_champ_top_4: false });
  });

  it('asks for the missing half when only a team or only a year is given', async () => {
    const { ask, host } = await server();
    for (const query of ['team=Texas', 'year=2026']) {
      expect((await ask(`/api/noncon/?${query}`)).statusCode, query).toBe(400);
    }
    expect(host.created).toEqual([]);
  });
});
