/** Style sheet of the site: legible from a phone to a large screen, light and dark. */
export const STYLE = `:root{--ink:#1b1d21;--paper:#fff;--soft:#5c636e;--line:#dfe2e6;--sunken:#f4f5f7;--link:#0b4f9c;--own:#fff6d6;--win:#176b2c;--loss:#a3231f}
*{box-sizing:border-box}body{margin:0;font:16px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding:.6rem 1rem;background:#14181f;color:#fff}
header>a{color:#fff;font-weight:700;text-decoration:none}.search{position:relative;flex:1 1 16rem;max-width:30rem;margin-left:auto}
#q{font:inherit;width:100%;padding:.35rem .6rem;border:1px solid #4a515d;border-radius:.3rem;background:#fff;color:#1b1d21}
#found{position:absolute;left:0;right:0;margin:.25rem 0 0;padding:0;max-height:70vh;overflow:auto;list-style:none;background:var(--paper);color:var(--ink);border-radius:.3rem;box-shadow:0 6px 24px #0006}
#found li{padding:.45rem .7rem;border-bottom:1px solid var(--line)}#found:empty{display:none}
main{max-width:76rem;margin:0 auto;padding:1rem}
a{color:var(--link);text-underline-offset:.15em}h1{display:flex;align-items:center;gap:.6rem;margin:.6rem 0;font-size:1.9rem;line-height:1.15}
h2{margin:1.8rem 0 .5rem;font-size:1.25rem}h3{margin:1rem 0 .25rem;font-size:.85rem;text-transform:uppercase;letter-spacing:.05em;color:var(--soft)}
nav{margin:.5rem 0}nav a{display:inline-block;margin:0 .7rem .25rem 0;white-space:nowrap}
.wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .65rem;text-align:left;border-bottom:1px solid var(--line);vertical-align:middle}
thead th{font-size:.8rem;color:var(--soft);background:var(--sunken);white-space:nowrap}td.n{text-align:right}
tr.own{background:var(--own)}.win{color:var(--win)}.loss{color:var(--loss)}.faint{color:var(--soft)}.headline{font-size:1.15rem}
.logo{vertical-align:middle;flex:none}.banner{margin:1rem 0;padding:.8rem 1rem;border-left:4px solid var(--link);background:var(--sunken)}
.banner h2{margin-top:0}pre{overflow-x:auto;line-height:1.2}ul{padding-left:1.2rem}
ul.cards{display:flex;flex-wrap:wrap;gap:.5rem;padding:0;list-style:none}ul.cards a{display:block;padding:.45rem .8rem;border:1px solid var(--line);border-radius:.3rem;text-decoration:none;background:var(--sunken)}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(18rem,1fr));gap:0 2rem}ul.box{margin:.2rem 0;padding:0;list-style:none}#data td:last-child:not(.n){min-width:13rem}ul.box li{padding:.15rem 0}
@media(max-width:600px){h1{font-size:1.4rem}main{padding:.75rem}th,td{padding:.3rem .4rem}.search{max-width:none}}
@media(prefers-color-scheme:dark){:root{--ink:#e8e9eb;--paper:#15181c;--soft:#a3abb6;--line:#31363e;--sunken:#1d2127;--link:#8ab8f5;--own:#3a3413;--win:#7fd494;--loss:#f29a95}}`;
