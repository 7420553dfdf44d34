-- What wrk asks: arguments are the question, a mark that no other run has, the access token (none for the bare server), and
-- for mixed questions the file of their paths.
-- Prints one line of JSON at the end.
local thread = 0
function setup(each)
  each:set("number", thread)
  thread = thread + 1
end

local serial = 0
local ask, mark

local function one()
  return wrk.format("GET", string.format("/api/assets/bench%08d", math.random(0, 99999)))
end

local listed
local function list()
  return listed
end

local function create()
  serial = serial + 1
  local body = string.format(
    '{"name":"Bench laptop","category":"Laptop","serialNumber":"%s-%d-%d","gemContractNumber":"GEMC-BENCH-1",'
      .. '"value":50000,"purchaseDate":"2026-01-15","manufacturer":"Dell"}',
    mark, number, serial)
  return wrk.format("POST", "/api/assets", nil, body)
end

local paths, asked = {}, 0
local function mixed()
  asked = asked % #paths + 1
  return wrk.format("GET", "/api" .. paths[asked])
end

local questions = { one = one, list = list, create = create, mixed = mixed }

function init(arguments)
  ask, mark = questions[arguments[1]], arguments[2]
  wrk.headers["content-type"] = "application/json"
  if arguments[3] ~= "" then wrk.headers["authorization"] = "Bearer " .. arguments[3] end
  math.randomseed(os.time() + number)
  if arguments[4] and arguments[4] ~= "" then
    for path in io.lines(arguments[4]) do table.insert(paths, path) end
    -- Each run begins elsewhere.
    asked = math.random(0, #paths - 1)
  end
  listed = wrk.format("GET", "/api/assets?status=Under%20Repair&sort=value&pageSize=20")
end

function request()
  return ask()
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"total":%d,"seconds":%f,"failed":%d,"p99":%f}\n',
    summary.requests, summary.duration / 1e6,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout,
    -- No answer has no percentile.
    summary.requests > 0 and latency:percentile(99) / 1000 or 0))
end
