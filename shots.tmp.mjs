import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const want = process.argv.slice(2);
for (const [w,h] of [[360,740],[1280,900]]) {
  const c = await b.newContext({ viewport: { width: w, height: h }, deviceScaleFactor: 1 });
  await c.addCookies([{name:"country",value:"AU",url:"http://localhost:3210"}]);
  const p = await c.newPage();
  for (const path of want) {
    const r = await p.goto("http://localhost:3210"+path);
    await p.evaluate((u)=>{document.documentElement.dataset.userType=u; for (const i of document.images) i.loading="eager"}, path.startsWith("/vet")?"vet":path.startsWith("/pet")?"owner":"breeder");
    await p.waitForLoadState("networkidle");
    const over = await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth);
    const hh = await p.evaluate(()=>document.documentElement.scrollHeight);
    console.log(path,w,r.status(),"overflow",over,"height",hh);
    await p.screenshot({ path:`/tmp/r/${path.replaceAll("/","_")}-${w}.png`, fullPage:true, clip:{x:0,y:0,width:w,height:Math.min(hh,w===360?5200:4200)} });
  }
  await c.close();
}
await b.close();
